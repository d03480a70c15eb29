import { HOUR } from '../core/durations.ts'
import { done, refusal } from '../core/refusal.ts'
import type { Member, Row } from '../core/tables.ts'
import type { World } from '../world-types.ts'

/** How long a deleted message can be restored. */
const RESTORABLE_MS = 24 * HOUR

/** Marks a message of the member's as read. */
export async function readMessage(world: World, { id: memberId }: Member, id: string) {
  const [row] = await world.db.messages.update({ id, memberId, deletedAt: null }, (message) => {
    message.read = true
  })
  return row ? done(null) : refusal('unknown')
}

/** Marks all messages of a kind as read. */
export async function readAllMessages(
  world: World,
  { id: memberId }: Member,
  kind: Row<'messages'>['kind'],
): Promise<void> {
  await world.db.messages.update({ memberId, kind, read: false }, (message) => {
    message.read = true
  })
}

/** Deletes a message of the member's; for a day it can be restored. */
export async function deleteMessage(world: World, { id: memberId }: Member, id: string) {
  const [row] = await world.db.messages.update({ id, memberId }, (message) => {
    message.deletedAt ??= world.clock.now()
  })
  return row ? done(null) : refusal('unknown')
}

/** Restores a message that was deleted within a day. */
export async function restoreMessage(world: World, { id: memberId }: Member, id: string) {
  const row = world.db.messages.find({ id, memberId })
  const isLost = row?.deletedAt != null && row.deletedAt + RESTORABLE_MS < world.clock.now()
  if (!row || isLost) return refusal('unknown')
  await world.db.messages.update({ id }, (message) => {
    message.deletedAt = null
  })
  return done(null)
}
