import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { firstPageMoment } from '../transport/of-one-moment.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

export type Message = components['schemas']['Message']
export type MessageKind = components['schemas']['MessageKind']
export type MessagePage = components['schemas']['MessagePage']
export type NotificationPreference = components['schemas']['NotificationPreference']
export type NotificationPreferences = components['schemas']['NotificationPreferences']
export type NotificationChoice = components['schemas']['NotificationPreferenceRequest']

export const messageKeys = { all: privateKey('messages') } as const

export const messageQueries = {
  /** Number of unread messages. Never called for trial accounts. */
  unread: (token: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('messages', 'unread', token),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/v2/messages/unread', { signal })),
      staleTime: 60_000,
    }),
  /** One page of a kind, newest first, with texts in the language of `code`. */
  page: (
    token: string,
    code: string,
    query: { kind: MessageKind; pageNo: number },
    { client } = own,
  ) =>
    queryOptions({
      queryKey: privateKey('messages', 'page', token, code, query),
      queryFn: (context) =>
        unwrap(
          client.GET('/wps/v2/messages', {
            params: { query: { ...query, pageSize: 20, ...firstPageMoment(context) } },
            signal: context.signal,
          }),
        ),
    }),
  /** Every topic with the ways that are on. */
  preferences: (token: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('messages', 'preferences', token),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/v2/messages/preferences', { signal })),
    }),
}

/** A message that was opened; repeating it changes nothing. */
export const readMessage = (id: string, { client } = own) =>
  unwrap(client.POST('/wps/v2/messages/read', { body: { id } }))

/** All messages of a kind. */
export const readAllMessages = (kind: MessageKind, { client } = own) =>
  unwrap(client.POST('/wps/v2/messages/readAll', { body: { kind } }))

/** It can be brought back for a day. */
export const deleteMessage = (id: string, { client } = own) =>
  unwrap(client.DELETE('/wps/v2/messages', { params: { query: { id } } }))

export const restoreMessage = (id: string, { client } = own) =>
  unwrap(client.POST('/wps/v2/messages/restore', { body: { id } }))

/** One topic on or off for one way; answers all of them. Refused for marketing to the self-excluded. */
export const setNotificationPreference = (body: NotificationChoice, { client } = own) =>
  unwrap(client.PUT('/wps/v2/messages/preferences', { body }))
