import { dayAt, startOf } from './days.ts'
import type { Play } from './tables.ts'
import type { World } from './world-types.ts'

/** A game that was left without a word counts so long after its last round. */
const FORGOTTEN_MS = 4 * 3_600_000

/** F-25: a pause so long begins a new stretch of play. */
const REST_MS = 15 * 60_000

/** A time in which games were open, in epoch ms. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** When a game for money was open. */
function openTime(world: World, { id, startedAt, endedAt }: Play): Stretch {
  if (endedAt !== null) return { from: startedAt, to: endedAt }
  const rounds = world.db.rounds.list({ playId: id })
  const last = rounds.reduce((latest, { at }) => Math.max(latest, at), startedAt)
  return { from: startedAt, to: Math.min(world.clock.now(), last + FORGOTTEN_MS) }
}

/** The times in which a member had a game open for money, oldest first; those closer than `gap` as one. */
function stretchesOf(world: World, memberId: number, gap: number): Stretch[] {
  const all = world.db.plays
    .list((play) => play.memberId === memberId && play.demoBalance === null)
    .map((play) => openTime(world, play))
    .toSorted((a, b) => a.from - b.from)
  const joined: Stretch[] = []
  for (const one of all) {
    const last = joined.at(-1)
    if (last && one.from - last.to <= gap) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, one.to) }
    } else joined.push(one)
  }
  return joined
}

/** Milliseconds that a member had a game open for money on this day of the merchant. */
export function playedToday(world: World, memberId: number): number {
  const since = startOf(dayAt(world.clock.now()))
  return stretchesOf(world, memberId, 0).reduce(
    (sum, { from, to }) => sum + Math.max(0, to - Math.max(from, since)),
    0,
  )
}

/** Since when the member has been playing for money, without a rest; null when no game is open. */
export function playingSince(world: World, memberId: number): number | null {
  const isOpen = ({ memberId: of, demoBalance, endedAt }: Play) =>
    of === memberId && demoBalance === null && endedAt === null
  if (world.db.plays.count(isOpen) === 0) return null
  const last = stretchesOf(world, memberId, REST_MS).at(-1)
  return last && last.to >= world.clock.now() ? last.from : null
}

/** Ends every game that a member has open for money. */
export async function endPlays(world: World, memberId: number): Promise<void> {
  const mine = (play: Play) =>
    play.memberId === memberId && play.demoBalance === null && play.endedAt === null
  await world.db.plays.update(mine, (row) => {
    row.endedAt = world.clock.now()
  })
}
