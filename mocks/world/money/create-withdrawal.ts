import { type Amount, compareAmounts } from '../core/amount.ts'
import { done, refusal } from '../core/refusal.ts'
import { CURRENCY } from '../core/site.ts'
import type { Member } from '../core/tables.ts'
import { recordAudit } from '../people/audit.ts'
import type { World } from '../world-types.ts'
import { checkAvailableAmount } from './available-amount.ts'
import { checkPaymentPassword } from './payment-password.ts'
import { findProvider, type PayoutAccount } from './payout-accounts.ts'
import { getDailyAllowance, getWithdrawable, MAX_WITHDRAWAL } from './withdraw-rules.ts'
import { openWithdrawal } from './withdrawals.ts'

interface WithdrawalInput {
  readonly accountId: string
  readonly amount: Amount
  readonly paymentPassword: string
  readonly requestId: string
}

const isMore = (a: Amount, b: Amount) => compareAmounts(a, b) > 0

/** The reason why this amount cannot be withdrawn now; null when it can. */
function checkWithdrawal(world: World, member: Member, account: PayoutAccount, amount: Amount) {
  const provider = findProvider(account.providerId)
  if (!provider?.available) return refusal('function.not.available')
  if (isMore(provider.min, amount)) return refusal('withdraw.min')
  if (isMore(amount, provider.max) || isMore(amount, MAX_WITHDRAWAL)) return refusal('withdraw.max')
  const { available } = getWithdrawable(world, member.id)
  const { countLeft, amountLeft, resetsAt } = getDailyAllowance(world, member)
  if (countLeft === 0) return refusal('withdraw.daily.count', { available: '0.00', resetsAt })
  if (isMore(amount, amountLeft)) {
    const left = isMore(available, amountLeft) ? amountLeft : available
    return refusal('withdraw.daily.amount', { available: left, resetsAt })
  }
  return checkAvailableAmount(world, member.id, amount)
}

/** Takes the amount out of the main wallet and begins to pay it out. */
export async function createWithdrawal(
  world: World,
  member: Member,
  { accountId: id, amount, paymentPassword, requestId }: WithdrawalInput,
) {
  const memberId = member.id
  const account = world.db.payoutAccounts.find({ id, memberId })
  if (!account) {
    const hasNone = world.db.payoutAccounts.count((row) => row.memberId === memberId) === 0
    return hasNone ? refusal('bankcard.missing') : refusal('unknown')
  }
  const refused =
    checkWithdrawal(world, member, account, amount) ??
    (await checkPaymentPassword(world, member, paymentPassword))
  if (refused) return refused
  const row = await openWithdrawal(world, account, { memberId, amount, requestId })
  await recordAudit(world, memberId, 'WITHDRAWAL_REQUESTED', `${amount} ${CURRENCY.code}`)
  return done(row)
}
