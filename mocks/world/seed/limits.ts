import { compareAmounts } from '../core/amount.ts'
import { dayAt, startOfDay } from '../core/days.ts'
import { DAY, MINUTE } from '../core/durations.ts'
import type { Member } from '../core/tables.ts'
import { endUnplayable } from '../money/end-unplayable.ts'
import {
  COOLING_OFF_MS,
  getUsage,
  type LimitKind,
  type MemberLimit,
  storeLimit,
} from '../play/limits.ts'
import { isExcluded } from '../play/pauses.ts'
import { playedToday } from '../play/play-time.ts'
import type { World } from '../world-types.ts'
import { seedPlay } from './plays.ts'

/** Rahim's daily loss limit in scenarios that set one. */
const LOSS_LIMIT = '100.00'

const set = (
  world: World,
  memberId: number,
  kind: MemberLimit['kind'],
  value: string,
  {
    gameType = '',
    pending = null,
    since = world.clock.now() - 20 * DAY,
  }: Partial<Pick<MemberLimit, 'gameType' | 'pending' | 'since'>> = {},
) =>
  storeLimit(world, {
    memberId,
    kind,
    gameType,
    value,
    pending,
    since,
  })

async function seedAll(world: World, id: number) {
  const now = world.clock.now()
  const pending = { value: '20000.00', readyAt: now + COOLING_OFF_MS / 2 }
  await set(world, id, 'DEPOSIT_DAY', '10000.00', { pending })
  await set(world, id, 'DEPOSIT_WEEK', '15000.00')
  const ready = { value: '800.00', readyAt: now - DAY }
  await set(world, id, 'LOSS_DAY', '500.00', { pending: ready })
  await set(world, id, 'STAKE_ROUND', '50.00')
  await set(world, id, 'SESSION_DAY', '120')
  await set(world, id, 'BLOCK', 'BLOCKED', { gameType: 'LIVE' })
}

/** Limits that are used up to the last paisa and the last minute. */
async function seedReached(world: World, id: number) {
  const today = world.clock.now() - startOfDay(dayAt(world.clock.now()))
  const minutes = Math.max(1, Math.min(60, Math.floor(today / MINUTE)))
  await seedPlay(world, id, { minutes, open: false, rounds: 0 })
  await set(world, id, 'SESSION_DAY', String(Math.max(1, playedToday(world, id) / MINUTE)))
  for (const kind of ['DEPOSIT_WEEK', 'DEPOSIT_MONTH'] as const satisfies LimitKind[]) {
    const { used } = getUsage(world, id, kind)
    await set(world, id, kind, compareAmounts(used, '0.00') > 0 ? used : '500.00')
  }
}

/** Seeds rahim's limits and breaks for the scenario. */
export async function seedLimits(world: World, rahim: Member): Promise<void> {
  const { id } = rahim
  const { limits, pause, realityCheck } = world.conditions
  const now = world.clock.now()
  if (limits === 'loss') await set(world, id, 'LOSS_DAY', LOSS_LIMIT)
  if (limits === 'review')
    await set(world, id, 'DEPOSIT_WEEK', '15000.00', { since: now - 190 * DAY })
  if (limits === 'set') await seedAll(world, id)
  if (limits === 'reached') await seedReached(world, id)
  if (realityCheck === 'due') await seedPlay(world, id, { minutes: 65, open: true, rounds: 8 })
  if (pause === 'time-out') {
    const from = now - 2 * DAY
    await world.db.pauses.insert({ memberId: id, kind: 'TIME_OUT', from, until: from + 7 * DAY })
  }
  if (isExcluded(world, rahim)) await endUnplayable(world, id)
}
