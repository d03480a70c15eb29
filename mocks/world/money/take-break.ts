import { DAY } from '../core/durations.ts'
import { done, refusal } from '../core/refusal.ts'
import type { Member, Row } from '../core/tables.ts'
import { MAIN } from '../ledger/ledger.ts'
import { recordAudit } from '../people/audit.ts'
import { recordDevice } from '../people/devices.ts'
import { endPlaySessions } from '../play/launch-transfers.ts'
import { findPause } from '../play/pauses.ts'
import { collectIntoWallet } from '../play/vendor-wallets.ts'
import type { World } from '../world-types.ts'
import { endUnplayable } from './end-unplayable.ts'

type Pause = Pick<Row<'pauses'>, 'kind' | 'until'>

const TIME_OUT_DAYS = { DAY: 1, WEEK: 7, MONTH: 30, SIX_WEEKS: 42 } as const
const EXCLUSION_MONTHS = { HALF_YEAR: 6, ONE_YEAR: 12, THREE_YEARS: 36, FIVE_YEARS: 60 } as const

function monthsLater(at: number, months: number): number {
  const date = new Date(at)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months)
  // No such day in that month: the first of the next one, since a break is never shorter than promised.
  if (date.getUTCDate() !== day) date.setUTCDate(1)
  return date.getTime()
}

/** F-26: starts a break at once, unless a longer one runs, which cannot be shortened. */
async function pause(world: World, member: Member, { kind, until }: Pause) {
  const running = findPause(world, member)
  const end = until ?? Number.POSITIVE_INFINITY
  if (running && end <= (running.until ?? Number.POSITIVE_INFINITY))
    return refusal('limit.pause.longer')
  await world.db.pauses.insert({ memberId: member.id, kind, from: world.clock.now(), until })
  await recordDevice(world, member.id)
  // The demos too (ADR 0057).
  await endPlaySessions(world, world.db.plays.list({ memberId: member.id, endedAt: null }))
  // ADR 0089: a member must always be able to reach their own money.
  if (kind === 'SELF_EXCLUSION') await collectIntoWallet(world, member.id, MAIN, null)
  await endUnplayable(world, member.id)
  await recordAudit(world, member.id, kind === 'TIME_OUT' ? 'TIME_OUT_STARTED' : 'SELF_EXCLUDED')
  return done(null)
}

/** Keeps a member from play for some days. */
export const startTimeOut = (world: World, member: Member, period: keyof typeof TIME_OUT_DAYS) =>
  pause(world, member, {
    kind: 'TIME_OUT',
    until: world.clock.now() + TIME_OUT_DAYS[period] * DAY,
  })

/** Keeps a member from play for months, or for good. */
export const excludeSelf = (
  world: World,
  member: Member,
  period: keyof typeof EXCLUSION_MONTHS | 'PERMANENT',
) =>
  pause(world, member, {
    kind: 'SELF_EXCLUSION',
    until: period === 'PERMANENT' ? null : monthsLater(world.clock.now(), EXCLUSION_MONTHS[period]),
  })
