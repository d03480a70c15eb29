import type { Member, Row } from '../core/tables.ts'
import type { World } from '../world-types.ts'

type Pause = Omit<Row<'pauses'>, 'memberId'>

const endOf = ({ until }: Pick<Pause, 'until'>): number => until ?? Number.POSITIVE_INFINITY

/** F-26: all breaks of a member, imposed by the merchant or self-chosen, including ended ones. */
export function listPauses(world: World, { id, excludedUntil }: Member): Pause[] {
  const own = world.db.pauses
    .list({ memberId: id })
    .map(({ memberId: _, ...pause }): Pause => pause)
  const byHouse: Pause[] =
    excludedUntil === null ? [] : [{ kind: 'SELF_EXCLUSION', from: 0, until: excludedUntil }]
  return [...byHouse, ...own]
}

/** F-26: the break from play that a member has running, the longest of them; null without one. */
export function findPause(world: World, member: Member): Pause | null {
  const now = world.clock.now()
  const running = listPauses(world, member).filter((pause) => endOf(pause) > now)
  return [...running].sort((a, b) => endOf(b) - endOf(a))[0] ?? null
}

/** F-26: whether the player is excluded from play, by the merchant or by their own break. */
export const isExcluded = (world: World, member: Member): boolean =>
  findPause(world, member) !== null
