import type { components } from '../../openapi/generated/types.ts'
import { settingsOf } from '../factories/settings.ts'
import { entriesOf } from './ledger.ts'
import { movedSince } from './limits.ts'
import { playingSince } from './play-time.ts'
import type { World } from './world-types.ts'

type RealityCheck = components['schemas']['RealityCheck']

/** The intervals to choose from, in minutes. */
export const CHECK_CHOICES = [15, 30, 60, 120] as const
const USUAL = 60
const MINUTE = 60_000

/** F-25: how often a member wants to be asked, and whether it is time, by the world's clock. */
export function realityCheckOf(world: World, memberId: number): RealityCheck {
  const row = world.db.realityChecks.find({ memberId })
  const usual = settingsOf(world.statement).jurisdiction.realityCheckMinutes ?? USUAL
  const minutes = row?.minutes ?? usual
  const choices = [...new Set([...CHECK_CHOICES, usual])].toSorted((a, b) => a - b)
  const since = playingSince(world, memberId)
  if (since === null) return { minutes, choices, nextAt: null, due: null }
  const now = world.clock.now()
  const dueAt = Math.max(since, row?.answeredAt ?? 0) + minutes * MINUTE
  if (dueAt > now) return { minutes, choices, nextAt: dueAt, due: null }
  const rounds = entriesOf(world, memberId, { kinds: ['STAKE'], from: since }).length
  const net = movedSince(world, memberId, ['STAKE', 'PAYOUT'], since)
  const due = { dueAt, since, minutes: Math.floor((now - since) / MINUTE), rounds, net }
  return { minutes, choices, nextAt: null, due }
}

/** Changes what is kept about a member's reality check. */
export async function storeRealityCheck(
  world: World,
  memberId: number,
  change: { readonly minutes?: number; readonly answeredAt?: number },
): Promise<void> {
  const before = world.db.realityChecks.find({ memberId })
  world.db.realityChecks.remove({ memberId })
  await world.db.realityChecks.insert({
    ...{ memberId, minutes: null, answeredAt: null, ...before },
    ...change,
  })
}
