import { type LiveChat, liveChats } from '#mocks/content/live-chats.ts'
import { type Done, done, type Refusal, refusal } from '../core/refusal.ts'

/** Opens the live chat of a model if an agent is available. */
export function openChat(
  model: string,
): Done<LiveChat> | Refusal<'unknown'> | Refusal<'chat.offline'> {
  const chat = liveChats.find(({ id }) => id === model)
  if (!chat) return refusal('unknown')
  return chat.online ? done(chat) : refusal('chat.offline')
}
