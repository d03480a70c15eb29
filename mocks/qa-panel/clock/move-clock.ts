import { parseMoment } from '#mocks/world/core/clock.ts'
import { countUnread } from '#mocks/world/messages/inbox.ts'
import type { World } from '#mocks/world/world-types.ts'

/** The steps of the buttons: their names, and what the clock takes. */
export const CLOCK_STEPS = [
  ['+1 min', '1m'],
  ['+30 min', '30m'],
  ['+1 h', '1h'],
  ['+1 day', '1d'],
] as const

/**
 * Sends a message event to logged-in members. Their page then fetches the messages and reads the new time from the
 * answer.
 */
function lookAgain(world: World): void {
  for (const memberId of new Set(world.db.sessions.list().map((session) => session.memberId))) {
    const last = world.db.messages.list({ memberId }).at(-1)
    if (!last) continue
    const value = { messageId: last.id, unreadMessage: countUnread(world, memberId) }
    world.emit('message.new', value, memberId)
  }
}

/** Moves the clock of the world by a text such as `30m`; the portal follows at once, as for the others below. */
export function advanceClock(world: World, by: string): void {
  world.clock.advance(by)
  lookAgain(world)
}

/** Stops the clock at a moment such as `2026-12-24`. Throws a RangeError when it cannot be read. */
export function setClock(world: World, moment: string): void {
  world.clock.set(parseMoment(moment.trim()))
  lookAgain(world)
}

/** Stops a running clock, or lets a stopped one run on. */
export function toggleClock(world: World): void {
  const { clock } = world
  if (clock.frozen) clock.release()
  else clock.set(clock.now())
  lookAgain(world)
}

/** Returns to the real time. */
export function resetClock(world: World): void {
  world.clock.restore({ frozenAt: null, offset: 0 })
  lookAgain(world)
}
