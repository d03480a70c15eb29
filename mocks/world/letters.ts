import { unreadOf } from './inbox.ts'
import type { World } from './world-types.ts'

interface Letter {
  readonly title: string
  /** With placeholders such as `{amount}`. */
  readonly text: string
}

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** Puts a personal letter into a member's inbox and tells the member's pages. */
export async function writeLetter(
  world: World,
  memberId: number,
  { title, text }: Letter,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const messageId = world.nextId('message')
  await world.db.messages.insert({
    id: messageId,
    memberId,
    kind: 'PERSONAL',
    topic: 'NOTE',
    note: null,
    title,
    text: filled(text, values),
    payment: null,
    read: false,
    at: world.clock.now(),
    deletedAt: null,
  })
  const unreadMessage = unreadOf(world, memberId)
  world.emit('message.new', { messageId, title, unreadMessage }, memberId)
}
