import type { Text, Value } from '#mocks/content/text.ts'
import type { World } from '../world-types.ts'
import { countUnread } from './inbox.ts'

interface MessageText {
  readonly title: Text
  /** With placeholders such as `{amount}`. */
  readonly text: Text
}

/** Puts a personal message, readable in any language, into a member's inbox and notifies the member's pages. */
export async function writeMessage(
  world: World,
  memberId: number,
  { title, text }: MessageText,
  values: Readonly<Record<string, Value>>,
  at = world.clock.now(),
): Promise<void> {
  const messageId = world.nextId('message')
  await world.db.messages.insert({
    id: messageId,
    memberId,
    kind: 'PERSONAL',
    topic: 'NOTE',
    note: null,
    title,
    text,
    values,
    payment: null,
    read: false,
    at,
    deletedAt: null,
  })
  world.emit('message.new', { messageId, unreadMessage: countUnread(world, memberId) }, memberId)
}
