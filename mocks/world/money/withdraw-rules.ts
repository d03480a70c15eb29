import { MONEY_FACTS } from '#mocks/content/money-facts.ts'
import { vipLevels } from '#mocks/content/offers/vip-levels.ts'
import type { PayoutProviderText } from '#mocks/content/payout-providers.ts'
import {
  type Amount,
  addAmounts,
  compareAmounts,
  fromMinor,
  subtractAmounts,
  sumAmounts,
  toMinor,
} from '../core/amount.ts'
import { addDays, dayAt, startOfDay } from '../core/days.ts'
import type { Member, Row } from '../core/tables.ts'
import { getBalance } from '../ledger/ledger.ts'
import { getVipStatus } from '../people/vip.ts'
import type { World } from '../world-types.ts'
import { computeBonusPots } from './bonus-pots.ts'
import { listRequirements, type Requirement } from './turnover.ts'

export type Withdrawal = Row<'withdrawals'>

/** Whether every withdrawal of this world is rejected by the bank. */
export const rejectsWithdrawals = ({ conditions }: World): boolean =>
  conditions.withdrawals === 'rejected'

/** The amount from which the identity check is required. */
export const IDENTITY_FROM = '20000.00'

export const MIN_WITHDRAWAL = `${MONEY_FACTS.withdrawMin}.00`
export const MAX_WITHDRAWAL = `${MONEY_FACTS.withdrawMax}.00`

const CLOSED: ReadonlySet<Withdrawal['state']> = new Set([
  'RECEIVED',
  'FORCED_RECEIVED',
  'REJECTED',
  'REFUNDED',
])

export const isOpen = ({ state }: Pick<Withdrawal, 'state'>): boolean => !CLOSED.has(state)

const lower = (a: Amount, b: Amount): Amount => (compareAmounts(a, b) < 0 ? a : b)

/** The amount paid out for a withdrawal, over all its parts. */
export const sumPayout = ({ amount, fee }: Pick<Withdrawal, 'amount' | 'fee'>): Amount =>
  subtractAmounts(amount, fee)

/** The amount received, or counted as received. */
export const sumReceived = ({ parts }: Pick<Withdrawal, 'parts'>): Amount =>
  sumAmounts(
    parts
      .filter(({ state }) => state === 'RECEIVED' || state === 'FORCED_RECEIVED')
      .map((part) => part.amount),
  )

/** The amount still to be paid. */
export const sumRemaining = (row: Withdrawal): Amount =>
  isOpen(row) ? subtractAmounts(sumPayout(row), sumReceived(row)) : '0.00'

/** Money in open withdrawals: no longer in the balance, and not received yet. */
export const lockedInWithdrawals = ({ db }: World, memberId: number): Amount =>
  sumAmounts(
    db.withdrawals.list((row) => row.memberId === memberId && isOpen(row)).map(sumRemaining),
  )

/** The fee for an amount, rounded down to two decimals. */
export function computeFee({ fee }: PayoutProviderText, amount: Amount): Amount {
  const share = (toMinor(amount) * toMinor(fee.percent)) / 10_000n
  return addAmounts(fee.fixed, fromMinor(share))
}

/** A requirement that is open, with what it ties. */
export interface Tying extends Requirement {
  /** The part of a deposit that is not staked yet, or what is left of a bonus and its winnings. */
  readonly tied: Amount
}

/** D-056: the turnover required before everything can be withdrawn, oldest first. */
export function openRequirements(world: World, memberId: number): Tying[] {
  const all = listRequirements(world, memberId)
  const pots = computeBonusPots(world, memberId, all)
  return all.flatMap((one) => {
    if (one.status !== 'ACTIVE' && one.status !== 'WAITING') return []
    const { base, entry, left } = one
    const tied =
      base === 'DEPOSIT' ? lower(left, entry.amount) : fromMinor(pots.get(entry.id) ?? 0n)
    return [{ ...one, tied }]
  })
}

/** The amount of the main wallet that can be withdrawn, and the amount tied by turnover. */
export function getWithdrawable(world: World, memberId: number) {
  const balance = getBalance(world, memberId)
  const requirements = openRequirements(world, memberId)
  const tied = lower(sumAmounts(requirements.map((one) => one.tied)), balance)
  return { balance, tied, available: subtractAmounts(balance, tied), requirements }
}

/** The most per day in scenarios about limits. */
const TIGHT_DAY = '5000.00'

/** The remainder of the merchant's daily limit. */
export function getDailyAllowance(world: World, member: Pick<Member, 'id' | 'vipLevel'>) {
  const today = dayAt(world.clock.now())
  const from = startOfDay(today)
  const counted = world.db.withdrawals.list(
    (row) =>
      row.memberId === member.id &&
      row.createdAt >= from &&
      row.state !== 'REJECTED' &&
      row.state !== 'REFUNDED',
  )
  const count = MONEY_FACTS.withdrawCount
  const ofLevel = (vipLevels[getVipStatus(world, member).level] ?? vipLevels[0]).withdrawDaily
  const amount = world.conditions.withdrawals === 'limits' ? lower(ofLevel, TIGHT_DAY) : ofLevel
  const used = lower(sumAmounts(counted.map((row) => row.amount)), amount)
  return {
    count,
    countLeft: Math.max(0, count - counted.length),
    amount,
    amountLeft: subtractAmounts(amount, used),
    resetsAt: startOfDay(addDays(today, 1)),
  }
}
