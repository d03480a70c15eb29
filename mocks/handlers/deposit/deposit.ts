import type { RequestHandler } from 'msw'
import { depositMethods, PAY_MINUTES } from '#mocks/content/deposit-methods.ts'
import { localize } from '#mocks/content/text.ts'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makeDeposit } from '#mocks/factories/deposit.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { createDeposit, reportDepositPaid } from '#mocks/world/money/create-deposit.ts'
import { listDepositPromotions } from '#mocks/world/money/deposit-promotions.ts'
import { isExcluded } from '#mocks/world/play/pauses.ts'
import type { World } from '#mocks/world/world-types.ts'
import { listPromotions } from '../content/promotion-list.ts'

/** The promotions that can be combined with a deposit, in the given language. */
function toDepositPromotions(world: World, member: Member, language: string) {
  const texts = new Map(listPromotions(world, language).map((text) => [text.id, text]))
  return listDepositPromotions(world, member).flatMap((promotion) => {
    const text = texts.get(promotion.id)
    return text ? [{ ...promotion, title: text.title, games: text.terms.games }] : []
  })
}

/** Money that members put in. */
export const depositHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getDepositMethods', ({ member, language }) =>
    ok({
      methods: depositMethods.map(({ target: _, name, ...method }) => ({
        ...method,
        name: localize(name, language),
      })),
      // F-26: nothing is offered during a break.
      promotions: isExcluded(world, member) ? [] : toDepositPromotions(world, member, language),
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
    async ({ body, member, language }) =>
      toAnswer(await createDeposit(world, member, body), (row) => makeDeposit(row, language)),
    {
      replay: ({ body: { requestId }, member, language }) => {
        const row = world.db.deposits.find({ memberId: member.id, requestId })
        return row && ok(makeDeposit(row, language))
      },
    },
  ),

  operation(world, 'reportDepositPaid', async ({ body, member, language }) =>
    toAnswer(await reportDepositPaid(world, member, body), (row) => makeDeposit(row, language)),
  ),
]
