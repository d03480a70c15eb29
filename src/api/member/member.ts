import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

export type MemberInfo = components['schemas']['MemberInfo']

/** Invalidate `info` when something may have changed what the member may do. */
export const memberKeys = { info: privateKey('member', 'info') } as const

export const memberQueries = {
  /** The member behind a token, which is part of the key. */
  info: (token: string, { client } = own) =>
    queryOptions({
      queryKey: [...memberKeys.info, token],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/member/info', { signal })),
    }),
  /** The address of the avatar, or null. */
  icon: (token: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('member', 'icon', token),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/member/info/icon', { signal })),
    }),
}

/** Acknowledges the first login; repeating it changes nothing. */
export const firstLogin = ({ client } = own) => unwrap(client.POST('/wps/member/firstLogin'))

/** Stores the language of the portal with the member. */
export const announceLanguage = (code: string, { client } = own) =>
  unwrap(client.PUT('/wps/member/language', { body: { language: code } }))

/** Links a social account permanently. */
export const bindSocial = (linkTicket: string, { client } = own) =>
  unwrap(client.POST('/wps/member/bind/social', { body: { linkTicket } }))

export type ChangePasswordRequest = components['schemas']['ChangePasswordRequest']

/** The body is encrypted; the session survives the change. */
export const changePassword = (body: ChangePasswordRequest, { client } = own) =>
  unwrap(client.POST('/wps/member/password', { body }))
