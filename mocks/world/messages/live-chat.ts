import { liveChats } from '#mocks/content/live-chats.ts'
import { done, refusal } from '../core/refusal.ts'

/** The live chat of a model, if somebody is there to answer. */
export function openChat(model: string) {
  const chat = liveChats.find(({ id }) => id === model)
  if (!chat) return refusal('unknown')
  return chat.online ? done(chat) : refusal('chat.offline')
}
