import type { GameType } from '#mocks/catalogue/types.ts'
import { findClosure } from '#mocks/merchant/closures.ts'
import type { Member } from '../core/tables.ts'
import { listPauses } from '../play/pauses.ts'
import type { World } from '../world-types.ts'
import type { WageringDemand } from './turnover-terms.ts'

/** Whether a type of games is open now, or is known to open before a moment. */
function opensBefore(world: World, type: GameType, moment: number): boolean {
  const games = world.catalogue.byType(type)
  const closures = games.map((game) => findClosure(world, game))
  return (
    games.length === 0 ||
    closures.some((closure) => closure === null || (closure.until ?? moment) < moment)
  )
}

type Facts = Pick<WageringDemand, 'expiresAt' | 'gameTypes' | 'base'>

/**
 * ADR 0089: from when on a turnover can no longer be played; null while it can. A break that outlasts its time, or the
 * merchant's closing of every game that counts, ends it. A deposit has no time, so that only an exclusion ends it.
 */
export function unplayableSince(
  world: World,
  member: Member,
  { expiresAt, gameTypes, base }: Facts,
  credited: number,
): number | null {
  const now = world.clock.now()
  const barring = listPauses(world, member).filter(({ kind, from, until }) => {
    const end = until ?? Number.POSITIVE_INFINITY
    const outlasts = expiresAt === null ? kind === 'SELF_EXCLUSION' : end >= expiresAt
    return outlasts && from <= now && end > credited
  })
  if (barring.length > 0) return Math.max(credited, Math.min(...barring.map(({ from }) => from)))
  const last = expiresAt ?? Number.POSITIVE_INFINITY
  const isClosed =
    base !== 'DEPOSIT' &&
    gameTypes.length > 0 &&
    gameTypes.every((type) => !opensBefore(world, type, last))
  return isClosed ? now : null
}
