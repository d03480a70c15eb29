import type { RequestHandler } from 'msw'
import { envelopeTerms } from '#mocks/content/offers/prizes.ts'
import { localize } from '#mocks/content/text.ts'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { CURRENCY } from '#mocks/world/core/site.ts'
import {
  offeredEnvelopes,
  openEnvelope,
  toRedEnvelope,
} from '#mocks/world/money/prizes/red-envelopes.ts'
import type { World } from '#mocks/world/world-types.ts'
import { listResults, toPrizeResult } from './results.ts'

/** The red envelopes. */
export const redEnvelopeHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getRedEnvelopes', ({ member, language }) => {
    const list = offeredEnvelopes(world).map((text) => {
      const { opened, bar, ...state } = toRedEnvelope(world, member, text)
      const { id, total, odds } = text
      const title = localize(text.title, language)
      const refusal = bar?.reason ?? null
      return { ...state, refusal, id, title, total, odds, opened: opened && toPrizeResult(opened) }
    })
    return ok({ list, currency: CURRENCY.code, terms: localize(envelopeTerms, language) })
  }),

  operation(
    world,
    'openRedEnvelope',
    async ({ body, member }) =>
      toAnswer(await openEnvelope(world, member, body), ({ result, left }) => ({
        result: toPrizeResult(result),
        left,
      })),
    {
      replay: ({ body: { envelopeId, requestId }, member }) => {
        const text = offeredEnvelopes(world).find(({ id }) => id === envelopeId)
        const row = world.db.prizeResults.find({ memberId: member.id, requestId, envelopeId })
        if (!text || !row) return null
        return ok({ result: toPrizeResult(row), left: toRedEnvelope(world, member, text).left })
      },
    },
  ),

  operation(world, 'getRedEnvelopeResults', ({ query, member }) =>
    ok(listResults(world, member, 'RED_ENVELOPE', query)),
  ),
]
