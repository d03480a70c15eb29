import { addAmounts, subtractAmounts } from '../core/amount.ts'
import { cached, cacheKind } from '../core/caches.ts'
import { MINUTE } from '../core/durations.ts'
import { getHistory } from '../ledger/history/history.ts'
import type { LedgerEntry } from '../ledger/ledger.ts'
import type { World } from '../world-types.ts'
import type { Withdrawal } from './withdraw-rules.ts'

/** The account that was paid to, by the way of the past. */
const PAID_TO: Readonly<Record<string, string>> = { 'brac-bank': '1502204824821' }
const MOBILE = '01712000000'

/** The usual way of a withdrawal, in minutes from its beginning. */
const USUAL = [
  ['SUBMITTED', 0],
  ['REVIEW', 1],
  ['PAYING', 5],
  ['AWAIT_CONFIRM', 11],
  ['RECEIVED', 19],
] as const

const negated = (amount: string) => subtractAmounts('0.00', amount)

/** The record behind a withdrawal of the ledger: paid in one and received, or rejected and paid back. */
function recordOf(
  taken: LedgerEntry,
  fee: LedgerEntry | undefined,
  back: LedgerEntry | undefined,
  holder: string | null,
): Withdrawal {
  const { reference: id, memberId, note: providerId, at } = taken
  const number = PAID_TO[providerId] ?? MOBILE
  const payout = negated(taken.amount)
  const kept = fee ? negated(fee.amount) : '0.00'
  const usual = USUAL.map(([state, minutes]) => ({ state, minutes: minutes * MINUTE }))
  const steps = (back ? usual.slice(0, 2) : usual).map(({ state, minutes }) => {
    const part = state === 'AWAIT_CONFIRM' || state === 'RECEIVED' ? 1 : null
    return { state, part, at: at + minutes }
  })
  const [sentAt = at, settledAt = at] = steps.slice(3).map((step) => step.at)
  return {
    id,
    memberId,
    requestId: null,
    accountId: null,
    providerId,
    holder,
    number,
    amount: addAmounts(payout, kept),
    fee: kept,
    refunded: back?.amount ?? '0.00',
    state: back ? 'REJECTED' : 'RECEIVED',
    createdAt: at,
    nextAt: null,
    settledAt: back?.at ?? settledAt,
    reason: back ? 'ACCOUNT_REFUSED' : null,
    steps: back ? [...steps, { state: 'REJECTED', part: null, at: back.at }] : steps,
    parts: back ? [] : [{ number: 1, amount: payout, state: 'RECEIVED', sentAt, settledAt }],
    dispute: null,
    outcome: 'CONFIRMED',
    reminders: 0,
  }
}

function derive(world: World, memberId: number, holder: string | null): readonly Withdrawal[] {
  const { byKind } = getHistory(world, memberId)
  const of = (kind: LedgerEntry['kind']) =>
    new Map(
      byKind
        .get(kind)
        ?.filter(({ reference }) => reference.startsWith('withdrawal-'))
        .map((one) => [one.reference, one]),
    )
  const [fees, backs] = [of('FEE'), of('WITHDRAWAL_REFUND')]
  return [...of('WITHDRAWAL').values()].map((taken) =>
    recordOf(taken, fees.get(taken.reference), backs.get(taken.reference), holder),
  )
}

const DERIVED = cacheKind<readonly Withdrawal[]>('withdrawals before the world began')

/** The withdrawals in a member's history, derived from the ledger, oldest first. */
export function pastWithdrawals(world: World, memberId: number): readonly Withdrawal[] {
  const holder = world.db.members.find({ id: memberId })?.payeeName ?? null
  return cached(world.cache(DERIVED), `${memberId} ${holder}`, () =>
    derive(world, memberId, holder),
  )
}
