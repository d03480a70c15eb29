import { say, type Text } from '../../content/text.ts'
import type { World } from '../world-types.ts'
import { unreadOf } from './inbox.ts'

interface Letter {
  readonly title: Text
  /** With placeholders such as `{amount}`. */
  readonly text: Text
}

/** What stands for a placeholder: the same in every language, or a name that each has its own for. */
type Value = string | Text

const filled = (text: string, values: Readonly<Record<string, Value>>, language: 'EN' | 'BN') =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole
    return typeof value === 'string' ? value : say(value, language)
  })

/** Puts a personal letter into a member's inbox, to be read in any language, and tells the member's pages. */
export async function writeLetter(
  world: World,
  memberId: number,
  { title, text }: Letter,
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
    text: { en: filled(text.en, values, 'EN'), bn: filled(text.bn, values, 'BN') },
    payment: null,
    read: false,
    at,
    deletedAt: null,
  })
  world.emit('message.new', { messageId, unreadMessage: unreadOf(world, memberId) }, memberId)
}
