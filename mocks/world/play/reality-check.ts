import { getSettings } from '#mocks/merchant/settings.ts'
import type { components } from '#openapi/generated/types.ts'
import { MINUTE } from '../core/durations.ts'
import type { Row } from '../core/tables.ts'
import { listEntries } from '../ledger/ledger.ts'
import type { World } from '../world-types.ts'
import { sumMovementsSince } from './limits.ts'
import { playedWithoutRestSince, playingSince } from './play-time.ts'

type RealityCheck = components['schemas']['RealityCheck']

/** The intervals to choose from, in minutes. */
export const CHECK_CHOICES = [15, 30, 60, 120] as const
const DEFAULT_MINUTES = 60

/** The time of the next check for a member who has been playing since `since` (epoch ms). */
function getNextCheckAt(world: World, memberId: number, since: number, minutes: number): number {
  const { answeredAt, heldAt } = {
    answeredAt: null,
    heldAt: null,
    ...world.db.realityChecks.find({ memberId }),
  }
  const from = Math.max(since, answeredAt ?? 0)
  return heldAt !== null && heldAt > from ? heldAt : from + minutes * MINUTE
}

const intervalOf = (world: World, memberId: number) => {
  const usual = getSettings(world.conditions).jurisdiction.realityCheckMinutes ?? DEFAULT_MINUTES
  const minutes = world.db.realityChecks.find({ memberId })?.minutes ?? usual
  return { usual, minutes }
}

/** F-25: how often a member wants to be asked, and whether it is time, by the world's clock. */
export function getRealityCheck(world: World, memberId: number): RealityCheck {
  const { usual, minutes } = intervalOf(world, memberId)
  const choices = [...new Set([...CHECK_CHOICES, usual])].sort((a, b) => a - b)
  const since = playingSince(world, memberId)
  if (since === null) return { minutes, choices, nextAt: null, due: null }
  const now = world.clock.now()
  const dueAt = getNextCheckAt(world, memberId, since, minutes)
  if (dueAt > now) return { minutes, choices, nextAt: dueAt, due: null }
  const rounds = listEntries(world, memberId, { kinds: ['STAKE'], from: since }).length
  const net = sumMovementsSince(world, memberId, ['STAKE', 'PAYOUT'], since)
  const due = { dueAt, since, minutes: Math.floor((now - since) / MINUTE), rounds, net }
  return { minutes, choices, nextAt: null, due }
}

/** Changes what is kept about a member's reality check. */
async function store(
  world: World,
  memberId: number,
  change: Partial<Row<'realityChecks'>>,
): Promise<void> {
  const before = world.db.realityChecks.find({ memberId })
  world.db.realityChecks.remove({ memberId })
  await world.db.realityChecks.insert({
    memberId,
    minutes: null,
    answeredAt: null,
    heldAt: null,
    ...before,
    ...change,
  })
}

/** Chooses another interval. A check that is due stays due, also while no game is open for a moment. */
export async function changeInterval(
  world: World,
  memberId: number,
  minutes: number,
): Promise<void> {
  const since = playedWithoutRestSince(world, memberId)
  const dueAt =
    since === null
      ? null
      : getNextCheckAt(world, memberId, since, intervalOf(world, memberId).minutes)
  const heldAt = dueAt !== null && dueAt <= world.clock.now() ? dueAt : null
  await store(world, memberId, { minutes, heldAt })
}

/** The check that was due is answered. */
export const recordAnswer = (world: World, memberId: number): Promise<void> =>
  store(world, memberId, { answeredAt: world.clock.now() })
