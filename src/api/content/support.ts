import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { privateKey, publicKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

export type FeedbackRequest = components['schemas']['FeedbackRequest']
/** A department of the live chat; the contract calls it a model. */
export type ChatDepartment = components['schemas']['LiveChatModel']
/** Whether the chat is light or dark. */
type ChatLook = components['schemas']['ChatLook']

/** At most one a minute is accepted. */
export const sendFeedback = (body: FeedbackRequest, { client } = own) =>
  unwrap(client.PUT('/wps/feedback', { body }))

/** The address of a department's chat, for its own window. */
export const launchChat = (departmentId: string, look: ChatLook, { client } = own) =>
  unwrap(client.GET('/wps/relay/launchChat', { params: { query: { model: departmentId, look } } }))

export const supportQueries = {
  /** The departments of the live chat, named in the language of the call. */
  chatDepartments: (language: string, { client } = own) =>
    queryOptions({
      queryKey: publicKey('content', 'live-chat', language),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/liveChatModels', { signal })),
      staleTime: 60_000,
    }),

  /** The address of a department's chat for a frame. It is for one chat and is not kept after it. */
  chatRoom: (
    token: string,
    departmentId: string,
    language: string,
    look: () => ChatLook,
    at = own,
  ) =>
    queryOptions({
      // A theme chosen later does not end the talk: the look is that of the launch.
      queryKey: privateKey('chat-room', token, departmentId, language),
      queryFn: () => launchChat(departmentId, look(), at),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
}
