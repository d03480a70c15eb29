import { queryOptions } from '@tanstack/react-query'
import type { components } from '../../openapi/generated/types.ts'
import { client } from './client.ts'
import { publicKey } from './query-keys.ts'
import { unwrap } from './unwrap.ts'

export type FeedbackRequest = components['schemas']['FeedbackRequest']
export type LiveChatModel = components['schemas']['LiveChatModel']

/** API-21: one a minute is taken. */
export const sendFeedback = (body: FeedbackRequest) => unwrap(client.PUT('/wps/feedback', { body }))

export const supportQueries = {
  /** API-42: the desks of the live chat, named in the language asked for. */
  liveChatModels: (language: string) =>
    queryOptions({
      queryKey: publicKey('content', 'live-chat', language),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/liveChatModels', { signal })),
      staleTime: 60_000,
    }),
}

/** API-43: where the chat of a desk is; opened in a window of its own. */
export const launchChat = (model: string) =>
  unwrap(client.GET('/wps/relay/launchChat', { params: { query: { model } } }))
