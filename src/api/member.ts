import { queryOptions } from '@tanstack/react-query'
import type { components } from '../../openapi/generated/types.ts'
import { client } from './client.ts'
import { privateKey } from './query-keys.ts'
import { unwrap } from './unwrap.ts'

export const memberQueries = {
  /** API-11: who holds this token. The token is part of the key: another visitor, another answer. */
  info: (token: string) =>
    queryOptions({
      queryKey: privateKey('member', 'info', token),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/member/info', { signal })),
    }),
  /** API-17: the portrait's address or null. */
  icon: (token: string) =>
    queryOptions({
      queryKey: privateKey('member', 'icon', token),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/member/info/icon', { signal })),
    }),
}

/** D-010: answers the first log-in; repeating it changes nothing. */
export const firstLogin = () => unwrap(client.POST('/wps/member/firstLogin'))

/** LNG-03: announces the language shown. */
export const announceLanguage = (code: string) =>
  unwrap(client.PUT('/wps/member/language', { body: { language: code } }))

/** AUT-34, D-094: links a sign-in account for good. */
export const bindSocial = (linkTicket: string) =>
  unwrap(client.POST('/wps/member/bind/social', { body: { linkTicket } }))

export type ChangePasswordRequest = components['schemas']['ChangePasswordRequest']

/** D-010: encrypted; the session goes on with the new password. */
export const changePassword = (body: ChangePasswordRequest) =>
  unwrap(client.POST('/wps/member/password', { body }))
