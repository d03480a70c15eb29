import { WITHDRAWAL_MESSAGES } from '#mocks/content/messages/withdrawals.ts'
import { MONEY_FACTS } from '#mocks/content/money-facts.ts'
import { compareAmounts } from '../core/amount.ts'
import { DAY, MINUTE } from '../core/durations.ts'
import { CURRENCY } from '../core/site.ts'
import { writeMessage } from '../messages/write-message.ts'
import { getKyc } from '../people/kyc.ts'
import type { World } from '../world-types.ts'
import { IDENTITY_FROM, rejectsWithdrawals, sumPayout, type Withdrawal } from './withdraw-rules.ts'
import {
  advanceWithdrawal,
  completePart,
  findSentPart,
  getSendMs,
  planParts,
  REVIEW_MS,
  refundWithdrawal,
  toPaymentEvent,
  withPart,
} from './withdrawals.ts'

/** How long a review waits for the identity check. */
export const IDENTITY_MS = 3 * DAY

/** D-002, D-003: how receipts are confirmed. */
export const receiptRules = ({ conditions }: World) => ({
  autoReceiptMinutes: conditions.receiptMinutes ?? MONEY_FACTS.receiptMinutes,
  disputeHours: MONEY_FACTS.disputeHours,
  forcedReceiptRefund: conditions.forcedReceipt === 'refund',
})

/** Whether its review waits for an identity check that is not passed. */
export const needsIdentity = (world: World, { amount, memberId, state }: Withdrawal): boolean =>
  (state === 'SUBMITTED' || state === 'REVIEW') &&
  compareAmounts(amount, IDENTITY_FROM) >= 0 &&
  getKyc(world, memberId).state !== 'VERIFIED'

async function review(world: World, row: Withdrawal, at: number, now: number): Promise<Withdrawal> {
  const rejection = (reason: 'ACCOUNT_REFUSED' | 'IDENTITY_MISSING', when: number) =>
    reject(world, row, reason, when)
  if (rejectsWithdrawals(world)) return rejection('ACCOUNT_REFUSED', at)
  if (needsIdentity(world, row)) {
    const until = at + IDENTITY_MS
    return until <= now ? rejection('IDENTITY_MISSING', until) : row
  }
  world.emit('withdrawal.approved', toPaymentEvent(row, sumPayout(row)), row.memberId)
  const { decidedAt } = getKyc(world, row.memberId)
  const when = compareAmounts(row.amount, IDENTITY_FROM) < 0 ? at : Math.max(at, decidedAt ?? 0)
  const change = { parts: planParts(row), nextAt: when + getSendMs(row) }
  return advanceWithdrawal(world, row, { state: 'PAYING', at: when }, change)
}

const REFUSAL_OF = {
  ACCOUNT_REFUSED: 'bankcard.number.invalid',
  IDENTITY_MISSING: 'kyc.required',
} as const

async function reject(
  world: World,
  row: Withdrawal,
  reason: keyof typeof REFUSAL_OF,
  at: number,
): Promise<Withdrawal> {
  const next = await refundWithdrawal(world, row, { state: 'REJECTED', at, reason, postedAt: at })
  const value = { ...toPaymentEvent(row, row.amount), reason: REFUSAL_OF[reason] }
  world.emit('withdrawal.rejected', value, row.memberId)
  return next
}

async function sendPart(world: World, row: Withdrawal, at: number): Promise<Withdrawal> {
  const part = row.parts.find(({ state }) => state === 'WAITING')
  if (!part) return completePart(world, row, at)
  const confirmBy = at + receiptRules(world).autoReceiptMinutes * MINUTE
  const parts = withPart(row, part.number, { state: 'SENT', sentAt: at })
  const change = { parts, nextAt: confirmBy, reminders: 0 }
  const place = { state: 'AWAIT_CONFIRM', part: part.number, at } as const
  const next = await advanceWithdrawal(world, row, place, change)
  const value = { ...toPaymentEvent(row, part.amount), confirmBy }
  world.emit('withdrawal.confirmRequired', value, row.memberId)
  return next
}

/** Notifies a member of the outcome of an unconfirmed payment. */
async function notifyMember(
  world: World,
  { memberId }: Withdrawal,
  name: keyof typeof WITHDRAWAL_MESSAGES,
  amount: string,
): Promise<void> {
  const message = WITHDRAWAL_MESSAGES[name]
  const hours = String(receiptRules(world).disputeHours)
  await writeMessage(world, memberId, message, { amount: `${amount} ${CURRENCY.code}`, hours })
}

/** WAL-04, WAL-05: handles a payment that was not confirmed in time. */
async function forceReceipt(world: World, row: Withdrawal, at: number): Promise<Withdrawal> {
  const part = findSentPart(row)
  if (!part) return row
  const { number } = part
  if (receiptRules(world).forcedReceiptRefund) {
    const parts = withPart(row, number, { state: 'REFUNDED', settledAt: at })
    const back = await refundWithdrawal(
      world,
      row,
      { state: 'REFUNDED', at, reason: 'NO_WORD', postedAt: at } as const,
      { parts },
    )
    await notifyMember(world, row, 'REFUNDED', back.refunded)
    return back
  }
  const parts = withPart(row, number, { state: 'FORCED_RECEIVED', settledAt: at })
  const place = { state: 'FORCED_RECEIVED', part: number, at } as const
  await notifyMember(world, row, 'FORCED', part.amount)
  return completePart(world, await advanceWithdrawal(world, row, place, { parts }), at)
}

/** Closes the investigation of a missing payment with its result (D-002). */
async function closeInvestigation(world: World, row: Withdrawal, at: number): Promise<Withdrawal> {
  const { dispute, outcome: verdict } = row
  if (!dispute) return row
  const { part } = dispute
  const decided = { ...dispute, verdict, decidedAt: at }
  if (verdict === 'REFUNDED') {
    const parts = withPart(row, part, { state: 'REFUNDED', settledAt: at })
    const end = { state: 'REFUNDED', at, reason: 'NOT_ARRIVED', postedAt: at } as const
    const back = await refundWithdrawal(world, row, end, { parts, dispute: decided })
    await notifyMember(world, row, 'REFUNDED', back.refunded)
    return back
  }
  const state = row.state === 'DISPUTED' ? 'FORCED_RECEIVED' : 'RECEIVED'
  const parts = withPart(row, part, { state, settledAt: at })
  const change = { parts, dispute: decided, reason: 'ARRIVED' }
  await notifyMember(
    world,
    row,
    'CONFIRMED',
    parts.find(({ number }) => number === part)?.amount ?? '0.00',
  )
  return completePart(world, await advanceWithdrawal(world, row, { state, part, at }, change), at)
}

const TRANSITIONS: Partial<Record<Withdrawal['state'], typeof review>> = {
  SUBMITTED: (world, row, at) =>
    advanceWithdrawal(world, row, { state: 'REVIEW', at }, { nextAt: at + REVIEW_MS }),
  REVIEW: review,
  PAYING: sendPart,
  AWAIT_CONFIRM: forceReceipt,
  NOT_RECEIVED: closeInvestigation,
  DISPUTED: closeInvestigation,
}

/** D-002: half of the time is over, and five minutes are left. */
async function remind(world: World, row: Withdrawal): Promise<void> {
  const part = findSentPart(row)
  if (row.state !== 'AWAIT_CONFIRM' || !part || part.sentAt === null || row.nextAt === null) return
  const { nextAt: confirmBy } = row
  const moments = [(part.sentAt + confirmBy) / 2, confirmBy - 5 * MINUTE]
  const due = moments.filter((at) => at > (part.sentAt ?? 0) && at <= world.clock.now()).length
  if (due <= row.reminders) return
  await world.db.withdrawals.update({ id: row.id }, (one) => {
    one.reminders = due
  })
  const value = { ...toPaymentEvent(row, part.amount), confirmBy }
  world.emit('withdrawal.confirmRequired', value, row.memberId)
}

/** Advances a member's withdrawals to their state at a moment. */
export async function settleWithdrawals(
  world: World,
  memberId: number,
  now: number,
): Promise<void> {
  for (const first of world.db.withdrawals.list((row) => row.memberId === memberId)) {
    let row = first
    while (row.nextAt !== null && row.nextAt <= now) {
      const next = await TRANSITIONS[row.state]?.(world, row, row.nextAt, now)
      if (!next || next === row) break
      row = next
    }
  }
}

/** D-002: reminds all members with an unconfirmed payment. */
export async function remindAll(world: World): Promise<void> {
  for (const row of world.db.withdrawals.list({ state: 'AWAIT_CONFIRM' })) await remind(world, row)
}
