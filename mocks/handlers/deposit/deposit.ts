import type { RequestHandler } from 'msw'
import {
  type DepositMethodText,
  depositMethods,
  PAY_MINUTES,
} from '../../content/deposit-methods.ts'
import { say } from '../../content/text.ts'
import { fail, ok, refuse, refuseFor } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import type { BodyOf } from '../../contract/types.ts'
import { makeDeposit } from '../../factories/deposit.ts'
import { addAmounts, compareAmounts } from '../../world/core/amount.ts'
import { MINUTE } from '../../world/core/durations.ts'
import type { Member } from '../../world/core/tables.ts'
import { checkDepositLimit } from '../../world/money/deposit-limits.ts'
import type { World } from '../../world/world-types.ts'
import { isExcluded } from '../session/open-session.ts'
import { bonusOf, depositPromotionsOf, objectionTo } from './deposit-promotions.ts'

/** Why this deposit cannot begin now; null when it can. */
function objection(
  world: World,
  member: Member,
  method: DepositMethodText,
  { amount, promotionId }: BodyOf<'createDeposit'>,
) {
  if (isExcluded(world, member)) return refuse('self.excluded')
  if (!method.available) return refuse('function.not.available')
  if (compareAmounts(amount, method.min) < 0) return refuse('deposit.min')
  if (compareAmounts(amount, method.max) > 0) return refuse('deposit.max')
  const unfit = promotionId === null ? null : objectionTo(world, member.id, promotionId, amount)
  if (unfit) return refuse(unfit)
  const open = world.db.deposits.list(
    (row) => row.memberId === member.id && (row.state === 'PENDING' || row.state === 'PROCESSING'),
  )
  const waiting = open.reduce((sum, row) => addAmounts(sum, row.amount), '0.00')
  const reached = checkDepositLimit(world, member, amount, waiting)
  return reached && refuseFor(reached)
}

/** Money that members put in. */
export const depositHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getDepositMethods', ({ member, language }) =>
    ok({
      methods: depositMethods.map(({ target: _, name, ...method }) => ({
        ...method,
        name: say(name, language),
      })),
      // F-26: nothing is offered during a break.
      promotions: isExcluded(world, member) ? [] : depositPromotionsOf(world, member.id, language),
      payMinutes: PAY_MINUTES,
    }),
  ),

  operation(world, 'getDeposits', ({ member, query, language }) =>
    ok({
      list: world.db.deposits
        .list((row) => row.memberId === member.id && (!query.id || row.id === query.id))
        .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
        .slice(0, 20)
        .map((row) => makeDeposit(row, language)),
    }),
  ),

  operation(
    world,
    'createDeposit',
    async ({ body, member, language }) => {
      const { methodId, amount, promotionId, requestId } = body
      const method = depositMethods.find(({ id }) => id === methodId)
      if (!method) return fail(404)
      const refusal = objection(world, member, method, body)
      if (refusal) return refusal
      const now = world.clock.now()
      const offers = depositPromotionsOf(world, member.id, language)
      const promotion = offers.find(({ id }) => id === promotionId)
      const row = await world.db.deposits.insert({
        ...{ id: world.nextId('deposit'), memberId: member.id, requestId, methodId, amount },
        ...{ fee: method.fee, bonus: promotion ? bonusOf(promotion, amount) : null },
        ...{ state: 'PENDING', createdAt: now, payBy: now + PAY_MINUTES * MINUTE },
        ...{ paidAt: null, settledAt: null, reference: '', files: [] },
      })
      return ok(makeDeposit(row, language))
    },
    {
      again: ({ body: { requestId }, member, language }) => {
        const row = world.db.deposits.find({ memberId: member.id, requestId })
        return row && ok(makeDeposit(row, language))
      },
    },
  ),

  operation(world, 'reportDepositPaid', async ({ body, member, language }) => {
    const { depositId, reference, files } = body
    const deposit = world.db.deposits.find({ id: depositId, memberId: member.id })
    const unknown = files.some((id) => !world.db.uploads.find({ id, memberId: member.id }))
    if (!deposit || unknown) return fail(404)
    if (deposit.state === 'PROCESSING') return ok(makeDeposit(deposit, language))
    if (deposit.state !== 'PENDING') return refuse('deposit.closed')
    await world.db.deposits.update({ id: depositId }, (row) => {
      Object.assign(row, { state: 'PROCESSING', paidAt: world.clock.now(), reference, files })
    })
    return ok(makeDeposit(world.db.deposits.find({ id: depositId }) ?? deposit, language))
  }),
]
