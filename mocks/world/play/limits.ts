import { type Amount, compareAmounts, subtractAmounts, sumAmounts } from '../core/amount.ts'
import { addDays, dayAt, endOfMonth, startOfDay, startOfMonth } from '../core/days.ts'
import { DAY, MINUTE } from '../core/durations.ts'
import type { Row } from '../core/tables.ts'
import { type EntryKind, listEntries } from '../ledger/ledger.ts'
import type { World } from '../world-types.ts'
import { playedToday } from './play-time.ts'

export type MemberLimit = Row<'memberLimits'>
type AnyKind = MemberLimit['kind']
export type LimitKind = Exclude<AnyKind, 'BLOCK'>

/** Every kind, in the order in which they are shown. */
export const LIMIT_KINDS = [
  'DEPOSIT_DAY',
  'DEPOSIT_WEEK',
  'DEPOSIT_MONTH',
  'LOSS_DAY',
  'STAKE_ROUND',
  'SESSION_DAY',
] as const satisfies readonly LimitKind[]

/** F-24: how long a weaker limit waits before it can be confirmed, and how long the confirmation stays open. */
export const COOLING_OFF_MS = DAY
const CONFIRMATION_WINDOW_MS = 7 * DAY

/** The end of the time to confirm a pending change (epoch ms). Then it lapses. */
export const endOfPending = ({ readyAt }: { readonly readyAt: number }): number =>
  readyAt + CONFIRMATION_WINDOW_MS

/** The limit of a kind that a member set, without a lapsed pending change. Undefined when it was never set. */
export function findLimit(
  world: World,
  memberId: number,
  kind: AnyKind,
  gameType = '',
): MemberLimit | undefined {
  const row = world.db.memberLimits.find({ memberId, kind, gameType })
  const forgotten = row?.pending && endOfPending(row.pending) <= world.clock.now()
  return row && forgotten ? { ...row, pending: null } : row
}

/** Whether a member has set any limit. */
export const hasLimits = ({ db }: World, memberId: number): boolean =>
  db.memberLimits.count((row) => row.memberId === memberId && row.value !== null) > 0

const REVIEW_MS = 182 * DAY

const isLimit = (memberId: number) => (row: MemberLimit) =>
  row.memberId === memberId && row.kind !== 'BLOCK' && row.value !== null

/** F-24: whether a member last set or looked at their limits half a year ago or longer. */
export function isReviewDue({ db, clock }: World, memberId: number): boolean {
  const times = db.memberLimits.list(isLimit(memberId)).map(({ since }) => since)
  return times.length > 0 && Math.max(...times) + REVIEW_MS <= clock.now()
}

/** Records that the member has reviewed their limits. */
export async function recordReview({ db, clock }: World, memberId: number): Promise<void> {
  await db.memberLimits.update(isLimit(memberId), (row) => {
    row.since = clock.now()
  })
}

/** The sum of a member's transactions of these kinds since a moment, signed. */
export const sumMovementsSince = (
  world: World,
  memberId: number,
  kinds: readonly EntryKind[],
  from: number,
): Amount => sumAmounts(listEntries(world, memberId, { kinds, from }).map(({ amount }) => amount))

/** The used part of a limit, and when more becomes available (epoch ms; null when nothing is used). */
export interface LimitUsage {
  readonly used: string
  readonly resetsAt: number | null
}

/** The start of a deposit limit's window: 24 hours, 7 days, or the merchant's month. */
function depositWindow(world: World, kind: LimitKind) {
  const now = world.clock.now()
  if (kind === 'DEPOSIT_DAY') return { from: now - DAY + 1, length: DAY }
  if (kind === 'DEPOSIT_WEEK') return { from: now - 7 * DAY + 1, length: 7 * DAY }
  return { from: startOfDay(startOfMonth(dayAt(now))), length: null }
}

/**
 * F-24: entry kinds that count as a deposit. Transfers from an upline count because another person paid the money in;
 * transfers to one count as negative.
 */
const COMES_IN: readonly EntryKind[] = ['DEPOSIT', 'TRANSFER_UPLINE']

function deposited(world: World, memberId: number, kind: LimitKind): LimitUsage {
  const { from, length } = depositWindow(world, kind)
  const entries = listEntries(world, memberId, { kinds: COMES_IN, from }).filter(
    ({ amount }) => !amount.startsWith('-'),
  )
  const used = sumAmounts(entries.map(({ amount }) => amount))
  const [oldest] = entries
  if (!oldest) return { used, resetsAt: null }
  if (length !== null) return { used, resetsAt: oldest.at + length }
  return { used, resetsAt: startOfDay(addDays(endOfMonth(dayAt(world.clock.now())), 1)) }
}

/** A member's usage of a kind of limit. */
export function getUsage(world: World, memberId: number, kind: LimitKind): LimitUsage {
  const today = dayAt(world.clock.now())
  const tomorrow = startOfDay(addDays(today, 1))
  if (kind === 'STAKE_ROUND') return { used: '0.00', resetsAt: null }
  if (kind === 'SESSION_DAY') {
    const minutes = Math.floor(playedToday(world, memberId) / MINUTE)
    return { used: String(minutes), resetsAt: minutes > 0 ? tomorrow : null }
  }
  if (kind !== 'LOSS_DAY') return deposited(world, memberId, kind)
  const won = sumMovementsSince(world, memberId, ['STAKE', 'PAYOUT'], startOfDay(today))
  return { used: subtractAmounts('0.00', won), resetsAt: won === '0.00' ? null : tomorrow }
}

/** The limit of a kind with its use; null where none is set. */
export function getLimitUsage(world: World, memberId: number, kind: LimitKind) {
  const value = findLimit(world, memberId, kind)?.value ?? null
  return value === null ? null : { value, ...getUsage(world, memberId, kind) }
}

/** The remainder of a limit, never below zero; minutes for SESSION_DAY. */
export function getRemaining(kind: LimitKind, value: string, used: string): string {
  if (kind === 'SESSION_DAY') return String(Math.max(0, Number(value) - Number(used)))
  if (kind === 'STAKE_ROUND') return value
  return compareAmounts(used, value) > 0 ? '0.00' : subtractAmounts(value, used)
}

/** Whether a value is at least as strict as another one; null means unlimited. */
export function isAtLeastAsStrict(
  kind: LimitKind,
  value: string | null,
  than: string | null,
): boolean {
  if (than === null) return true
  if (value === null) return false
  if (kind === 'SESSION_DAY') return Number(value) <= Number(than)
  return compareAmounts(value, than) <= 0
}

/** Stores a member's setting of a kind. */
export async function storeLimit(world: World, row: MemberLimit): Promise<void> {
  const { memberId, kind, gameType } = row
  world.db.memberLimits.remove({ memberId, kind, gameType })
  await world.db.memberLimits.insert(row)
}

/** Tells the member's pages that a limit is reached (D-088). */
export const emitLimitReached = (
  world: World,
  memberId: number,
  limit: 'DEPOSIT' | 'LOSS' | 'STAKE' | 'TIME',
  resetsAt: number | null,
): void => world.emit('limits.reached', { limit, resetsAt }, memberId)
