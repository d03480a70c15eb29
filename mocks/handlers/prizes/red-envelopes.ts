import type { RequestHandler } from 'msw'
import { envelopeTerms } from '#mocks/content/offers/prizes.ts'
import { say } from '#mocks/content/text.ts'
import { answerFor, ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { CURRENCY } from '#mocks/world/core/site.ts'
import {
  envelopeOf,
  offeredEnvelopes,
  openEnvelope,
} from '#mocks/world/money/prizes/red-envelopes.ts'
import type { World } from '#mocks/world/world-types.ts'
import { resultsOf, shownResult } from './results.ts'

/** The red envelopes. */
export const redEnvelopeHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getRedEnvelopes', ({ member, language }) => {
    const list = offeredEnvelopes(world).map((text) => {
      const { opened, bar, ...state } = envelopeOf(world, member, text)
      const { id, total, odds } = text
      const title = say(text.title, language)
      const refusal = bar?.reason ?? null
      return { ...state, refusal, id, title, total, odds, opened: opened && shownResult(opened) }
    })
    return ok({ list, currency: CURRENCY.code, terms: say(envelopeTerms, language) })
  }),

  operation(
    world,
    'openRedEnvelope',
    async ({ body, member }) =>
      answerFor(await openEnvelope(world, member, body), ({ result, left }) => ({
        result: shownResult(result),
        left,
      })),
    {
      again: ({ body: { envelopeId, requestId }, member }) => {
        const text = offeredEnvelopes(world).find(({ id }) => id === envelopeId)
        const row = world.db.prizeResults.find({ memberId: member.id, requestId, envelopeId })
        if (!text || !row) return null
        return ok({ result: shownResult(row), left: envelopeOf(world, member, text).left })
      },
    },
  ),

  operation(world, 'getRedEnvelopeResults', ({ query, member }) =>
    ok(resultsOf(world, member, 'RED_ENVELOPE', query)),
  ),
]
