import type { withdrawalReasons } from '#mocks/content/payout-providers.ts'
import { type Amount, addAmounts, fromMinor, subtractAmounts, toMinor } from '../core/amount.ts'
import { MINUTE } from '../core/durations.ts'
import { CURRENCY } from '../core/site.ts'
import { postEntries } from '../ledger/ledger.ts'
import type { World } from '../world-types.ts'
import { findProvider, type PayoutAccount } from './payout-accounts.ts'
import { computeFee, sumPayout, sumReceived, type Withdrawal } from './withdraw-rules.ts'

type State = Withdrawal['state']
export type Part = Withdrawal['parts'][number]
export type Reason = keyof typeof withdrawalReasons

/** How long a request waits its turn, and how long it is reviewed. */
export const QUEUE_MS = MINUTE
export const REVIEW_MS = 4 * MINUTE
/** How long a missing payment is investigated. */
export const INVESTIGATION_MS = 120 * MINUTE

const negated = (amount: Amount): Amount => subtractAmounts('0.00', amount)

/** How long a payment of this withdrawal is under way. */
export const getSendMs = ({ providerId }: Withdrawal): number =>
  (findProvider(providerId)?.sendMinutes ?? 5) * MINUTE

/** Splits a withdrawal into parts of at most the method's maximum. */
export function planParts(row: Withdrawal): Part[] {
  const most = toMinor(findProvider(row.providerId)?.partMost ?? row.amount)
  const parts: Part[] = []
  for (let left = toMinor(sumPayout(row)); left > 0n; left -= most) {
    const amount = fromMinor(left < most ? left : most)
    const number = parts.length + 1
    parts.push({ number, amount, state: 'WAITING', sentAt: null, settledAt: null })
  }
  return parts
}

interface Step {
  readonly state: State
  readonly part?: number | null
  readonly at: number
}

/** Brings a withdrawal into its next state, on the time line too. */
export async function advanceWithdrawal(
  world: World,
  { id }: Withdrawal,
  { state, part = null, at }: Step,
  change: Partial<Withdrawal> = {},
): Promise<Withdrawal> {
  const [row] = await world.db.withdrawals.update({ id }, (one) => {
    Object.assign(one, change, { state, steps: [...one.steps, { state, part, at }] })
  })
  if (!row) throw new RangeError(`There is no withdrawal ${id}.`)
  return row
}

/** The parts with one of them changed. */
export const withPart = ({ parts }: Withdrawal, number: number, change: Partial<Part>): Part[] =>
  parts.map((part) => (part.number === number ? { ...part, ...change } : part))

/** The part that was sent and waits for confirmation. */
export const findSentPart = ({ parts }: Withdrawal): Part | undefined =>
  parts.find(({ state }) => state === 'SENT')

/** After a part was received or counts as such: the next one is paid, or the withdrawal is closed. */
export async function completePart(world: World, row: Withdrawal, at: number): Promise<Withdrawal> {
  if (row.parts.some(({ state }) => state === 'WAITING'))
    return advanceWithdrawal(world, row, { state: 'PAYING', at }, { nextAt: at + getSendMs(row) })
  await world.db.withdrawals.update({ id: row.id }, (one) => {
    one.nextAt = null
    one.settledAt = at
  })
  return { ...row, nextAt: null, settledAt: at }
}

interface Ending {
  readonly state: 'REJECTED' | 'REFUNDED'
  readonly at: number
  readonly reason: Reason
  /** Time of the ledger entry; now when absent. */
  readonly postedAt?: number
}

/** Refunds what was not received, and the fee if nothing was. Closes the withdrawal. */
export async function refundWithdrawal(
  world: World,
  row: Withdrawal,
  { state, at, reason, postedAt }: Ending,
  change: Partial<Withdrawal> = {},
): Promise<Withdrawal> {
  const received = sumReceived({ parts: change.parts ?? row.parts })
  const rest = subtractAmounts(sumPayout(row), received)
  const fee = received === '0.00' ? row.fee : '0.00'
  const facts = {
    memberId: row.memberId,
    reference: row.id,
    requestId: `${row.id}-back`,
    note: row.providerId,
    at: postedAt,
  }
  await postEntries(world, [
    { ...facts, kind: 'WITHDRAWAL_REFUND', amount: rest },
    ...(fee === '0.00' ? [] : [{ ...facts, kind: 'FEE', amount: fee } as const]),
  ])
  return advanceWithdrawal(
    world,
    row,
    { state, at },
    { ...change, reason, nextAt: null, settledAt: at, refunded: addAmounts(rest, fee) },
  )
}

interface WithdrawalInput {
  readonly memberId: number
  readonly amount: Amount
  readonly requestId: string | null
  /** Set for withdrawals of scenarios, which were requested earlier. */
  readonly id?: string
  readonly at?: number
}

/** Takes the amount out of the balance and begins a withdrawal. Throws InsufficientBalanceError. */
export async function openWithdrawal(
  world: World,
  account: Pick<PayoutAccount, 'id' | 'providerId' | 'holder' | 'number'>,
  { memberId, amount, requestId, id = world.nextId('withdrawal'), at }: WithdrawalInput,
): Promise<Withdrawal> {
  const provider = findProvider(account.providerId)
  const fee = provider ? computeFee(provider, amount) : '0.00'
  const createdAt = at ?? world.clock.now()
  const facts = {
    memberId,
    reference: id,
    requestId: requestId ?? id,
    note: account.providerId,
    at,
  }
  await postEntries(world, [
    { ...facts, kind: 'WITHDRAWAL', amount: negated(sumPayout({ amount, fee })) },
    ...(fee === '0.00' ? [] : [{ ...facts, kind: 'FEE', amount: negated(fee) } as const]),
  ])
  return world.db.withdrawals.insert({
    id,
    memberId,
    requestId,
    amount,
    fee,
    refunded: '0.00',
    accountId: account.id,
    providerId: account.providerId,
    holder: account.holder,
    number: account.number,
    state: 'SUBMITTED',
    createdAt,
    nextAt: createdAt + QUEUE_MS,
    settledAt: null,
    reason: null,
    steps: [{ state: 'SUBMITTED', part: null, at: createdAt }],
    parts: [],
    dispute: null,
    outcome: 'REFUNDED',
    reminders: 0,
  })
}

/** The content of a payment's socket event. */
export const toPaymentEvent = ({ id }: Withdrawal, amount: Amount) => ({
  transactionId: id,
  amount,
  currency: CURRENCY.code,
})
