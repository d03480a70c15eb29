import type { RequestHandler } from 'msw'
import { wheelSegments, wheelTerms, wheelTitle } from '#mocks/content/offers/prizes.ts'
import { localize } from '#mocks/content/text.ts'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { CURRENCY } from '#mocks/world/core/site.ts'
import type { Member, Row } from '#mocks/world/core/tables.ts'
import { hasPrizes } from '#mocks/world/money/prizes/payout.ts'
import { checkSpin, countSpins, spinWheel, wheelTimes } from '#mocks/world/money/prizes/wheel.ts'
import type { World } from '#mocks/world/world-types.ts'
import { listResults, toPrizeResult } from './results.ts'

const toSpin = (world: World, member: Member, row: Row<'prizeResults'>) => ({
  result: toPrizeResult(row),
  segmentId: row.segmentId ?? '',
  tickets: countSpins(world, member),
})

/** The prize wheel. */
export const wheelHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getWheel', ({ member, language }) => {
    if (!hasPrizes(world)) return ok({ wheel: null })
    const wheel = {
      title: localize(wheelTitle, language),
      currency: CURRENCY.code,
      ...wheelTimes(world),
      tickets: countSpins(world, member),
      segments: wheelSegments,
      refusal: checkSpin(world, member)?.reason ?? null,
      terms: localize(wheelTerms, language),
    }
    return ok({ wheel })
  }),

  operation(
    world,
    'spinWheel',
    async ({ body: { requestId }, member }) =>
      toAnswer(await spinWheel(world, member, requestId), (row) => toSpin(world, member, row)),
    {
      replay: ({ body: { requestId }, member }) => {
        const row = world.db.prizeResults.find({ memberId: member.id, requestId, source: 'WHEEL' })
        return row && ok(toSpin(world, member, row))
      },
    },
  ),

  operation(world, 'getWheelResults', ({ query, member }) =>
    ok(listResults(world, member, 'WHEEL', query)),
  ),
]
