import type { RequestHandler } from 'msw'
import { fail, ok, refuse, refuseFor } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import type { BodyOf } from '../../contract/types.ts'
import { makeWithdrawal } from '../../factories/withdrawal.ts'
import { compareAmounts } from '../../world/core/amount.ts'
import { CURRENCY } from '../../world/core/site.ts'
import type { Member } from '../../world/core/tables.ts'
import { barOfLeaving } from '../../world/money/free-money.ts'
import { pastWithdrawals } from '../../world/money/past-withdrawals.ts'
import { checkPaymentPassword } from '../../world/money/payment-password.ts'
import { type PayoutAccount, providerOf } from '../../world/money/payout-accounts.ts'
import {
  availableOf,
  dayOf,
  WITHDRAW_MAX,
  type Withdrawal,
} from '../../world/money/withdraw-rules.ts'
import { openWithdrawal } from '../../world/money/withdrawals.ts'
import { audit } from '../../world/people/audit.ts'
import type { World } from '../../world/world-types.ts'
import { pagedRows } from '../reports/range.ts'
import { receiptHandlers } from './receipts.ts'
import { rulesOf } from './rules.ts'

const isMore = (a: string, b: string) => compareAmounts(a, b) > 0

/** Why this amount cannot be withdrawn now; null when it can. */
function objection(world: World, member: Member, account: PayoutAccount, amount: string) {
  const provider = providerOf(account.providerId)
  if (!provider?.available) return refuse('function.not.available')
  if (isMore(provider.min, amount)) return refuse('withdraw.min')
  if (isMore(amount, provider.max) || isMore(amount, WITHDRAW_MAX)) return refuse('withdraw.max')
  const { available } = availableOf(world, member.id)
  const { countLeft, amountLeft, resetsAt } = dayOf(world, member)
  if (countLeft === 0)
    return refuse('withdraw.daily.count', { value: { available: '0.00', resetsAt } })
  if (isMore(amount, amountLeft)) {
    const value = { available: isMore(available, amountLeft) ? amountLeft : available, resetsAt }
    return refuse('withdraw.daily.amount', { value })
  }
  const bar = barOfLeaving(world, member.id, amount)
  return bar && refuseFor(bar)
}

/** The account to pay to, or why there is none. */
function accountFor(world: World, { id: memberId }: Member, id: string) {
  const account = world.db.payoutAccounts.find({ id, memberId })
  if (account) return { account, refusal: null }
  const none = world.db.payoutAccounts.count((row) => row.memberId === memberId) === 0
  return { account: null, refusal: none ? refuse('bankcard.missing') : fail(404) }
}

async function begin(
  world: World,
  member: Member,
  account: PayoutAccount,
  { amount, requestId }: BodyOf<'createWithdrawal'>,
): Promise<Withdrawal> {
  const row = await openWithdrawal(world, account, { memberId: member.id, amount, requestId })
  await audit(world, member.id, 'WITHDRAWAL_REQUESTED', `${amount} ${CURRENCY.code}`)
  return row
}

/** Those of this world and of the time before it, newest first. */
const withdrawalsOf = (world: World, memberId: number): Withdrawal[] =>
  [...pastWithdrawals(world, memberId), ...world.db.withdrawals.list({ memberId })].sort(
    (a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1),
  )

/** Money that members take out. */
export const withdrawalHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getWithdrawRules', ({ member, language }) =>
    ok(rulesOf(world, member, language)),
  ),

  operation(world, 'getWithdrawals', ({ query, member, language }) => {
    const { id, requestId, pageNo = 1, pageSize = 20 } = query
    const found = withdrawalsOf(world, member.id).filter(
      (row) =>
        (id === undefined || row.id === id) &&
        (requestId === undefined || row.requestId === requestId),
    )
    const { items, paging } = pagedRows(found, { pageNo, pageSize })
    return ok({ list: items.map((row) => makeWithdrawal(world, row, language)), paging })
  }),

  operation(
    world,
    'createWithdrawal',
    async ({ body, member, language }) => {
      const { accountId, amount, paymentPassword } = body
      const { account, refusal } = accountFor(world, member, accountId)
      if (!account) return refusal
      const bar = objection(world, member, account, amount)
      if (bar) return bar
      const wrong = await checkPaymentPassword(world, member, paymentPassword)
      if (wrong) return refuseFor(wrong)
      return ok(makeWithdrawal(world, await begin(world, member, account, body), language))
    },
    {
      again: ({ body: { requestId }, member, language }) => {
        const row = world.db.withdrawals.find({ memberId: member.id, requestId })
        return row && ok(makeWithdrawal(world, row, language))
      },
    },
  ),

  ...receiptHandlers(world),
]
