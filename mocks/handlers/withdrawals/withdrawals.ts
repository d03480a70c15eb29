import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makeWithdrawal } from '#mocks/factories/withdrawal.ts'
import { createWithdrawal } from '#mocks/world/money/create-withdrawal.ts'
import { pastWithdrawals } from '#mocks/world/money/past-withdrawals.ts'
import type { Withdrawal } from '#mocks/world/money/withdraw-rules.ts'
import type { World } from '#mocks/world/world-types.ts'
import { asOfFor, paginate } from '../reports/range.ts'
import { receiptHandlers } from './receipts.ts'
import { getWithdrawRules } from './rules.ts'

/** Withdrawals of this world and of the history before it, newest first. */
const withdrawalsOf = (world: World, memberId: number): Withdrawal[] =>
  [...pastWithdrawals(world, memberId), ...world.db.withdrawals.list({ memberId })].sort(
    (a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1),
  )

/** Money that members take out. */
export const withdrawalHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getWithdrawRules', ({ member, language }) =>
    ok(getWithdrawRules(world, member, language)),
  ),

  operation(world, 'getWithdrawals', ({ query, member, language }) => {
    const { id, requestId, pageNo = 1, pageSize = 20 } = query
    const { asOf } = asOfFor(world, query)
    const found = withdrawalsOf(world, member.id).filter(
      (row) =>
        row.createdAt <= asOf &&
        (id === undefined || row.id === id) &&
        (requestId === undefined || row.requestId === requestId),
    )
    const { items, paging } = paginate(found, { pageNo, pageSize })
    return ok({ list: items.map((row) => makeWithdrawal(world, row, language)), asOf, paging })
  }),

  operation(
    world,
    'createWithdrawal',
    async ({ body, member, language }) =>
      toAnswer(await createWithdrawal(world, member, body), (row) =>
        makeWithdrawal(world, row, language),
      ),
    {
      replay: ({ body: { requestId }, member, language }) => {
        const row = world.db.withdrawals.find({ memberId: member.id, requestId })
        return row && ok(makeWithdrawal(world, row, language))
      },
    },
  ),

  ...receiptHandlers(world),
]
