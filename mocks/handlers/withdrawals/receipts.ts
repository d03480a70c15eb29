import type { RequestHandler } from 'msw'
import { fail, ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { Call } from '#mocks/contract/types.ts'
import { makeWithdrawal } from '#mocks/factories/withdrawal.ts'
import { confirmPart, disputePart } from '#mocks/world/money/receipts.ts'
import type { World } from '#mocks/world/world-types.ts'

/** The withdrawal of a call, in its current state. */
function asItIs(
  world: World,
  { body: { withdrawalId: id }, member, language }: Call<'confirmPayment' | 'disputePayment'>,
) {
  const row = world.db.withdrawals.find({ id, memberId: member.id })
  return row ? ok(makeWithdrawal(world, row, language)) : fail(404)
}

/** The word of the member about payments (WAL-01..05, D-002). */
export const receiptHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getPaymentConfirmations', ({ member, language }) => {
    const waiting = world.db.withdrawals
      .list({ memberId: member.id, state: 'AWAIT_CONFIRM' })
      .sort((a, b) => (a.nextAt ?? 0) - (b.nextAt ?? 0))
    return ok({ list: waiting.map((row) => makeWithdrawal(world, row, language)) })
  }),

  operation(
    world,
    'confirmPayment',
    async ({ body, member, language }) =>
      toAnswer(await confirmPart(world, member, body), (row) =>
        makeWithdrawal(world, row, language),
      ),
    { replay: (call) => asItIs(world, call) },
  ),

  operation(
    world,
    'disputePayment',
    async ({ body, member, language }) =>
      toAnswer(await disputePart(world, member, body), (row) =>
        makeWithdrawal(world, row, language),
      ),
    { replay: (call) => asItIs(world, call) },
  ),
]
