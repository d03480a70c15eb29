import type { RequestHandler } from 'msw'
import { envelopeTerms, envelopeTexts, money } from '../../content/offers/prizes.ts'
import { say } from '../../content/text.ts'
import { fail, ok, refuse } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import type { RefusalOf } from '../../contract/types.ts'
import { HOUR } from '../../world/core/durations.ts'
import { CURRENCY } from '../../world/core/site.ts'
import type { Member } from '../../world/core/tables.ts'
import { startOfToday } from '../../world/money/offered-promotions.ts'
import type { World } from '../../world/world-types.ts'
import { award, barOf, drawBy, resultsOf, shownResult } from './payout.ts'

type EnvelopeText = (typeof envelopeTexts)[number]

/** The state of an envelope for a member: times, how many are left, why it may not be opened. */
function envelopeState(world: World, member: Member, { id, from, to, total, taken }: EnvelopeText) {
  const now = world.clock.now()
  const startAt = startOfToday(world) + from * HOUR
  const endAt = startOfToday(world) + to * HOUR
  const openings = world.db.prizeResults.list((row) => row.envelopeId === id && row.at >= startAt)
  const opened = openings.find(({ memberId }) => memberId === member.id) ?? null
  const left = Math.max(0, total - taken - openings.length)
  const objection = (): RefusalOf<'openRedEnvelope'> | null => {
    if (opened) return 'prize.already.taken'
    if (startAt > now) return 'prize.not.started'
    if (endAt <= now) return 'prize.ended'
    return barOf(world, member) ?? (left > 0 ? null : 'prize.all.gone')
  }
  return { startAt, endAt, opened, left, refusal: objection() }
}

/** The red envelopes. */
export const redEnvelopeHandlers = (world: World): RequestHandler[] => {
  const offered = () => {
    const { prizes, lists } = world.statement
    return prizes === 'none' || lists === 'empty' ? [] : envelopeTexts
  }
  return [
    operation(world, 'getRedEnvelopes', ({ member, language }) => {
      const list = offered().map((text) => {
        const { opened, ...state } = envelopeState(world, member, text)
        const { id, total, odds } = text
        const title = say(text.title, language)
        return { ...state, id, title, total, odds, opened: opened && shownResult(opened) }
      })
      return ok({ list, currency: CURRENCY.code, terms: say(envelopeTerms, language) })
    }),

    operation(
      world,
      'openRedEnvelope',
      async ({ body, member }) => {
        const { envelopeId, requestId } = body
        const text = offered().find(({ id }) => id === envelopeId)
        if (!text) return fail(404)
        const { left, refusal } = envelopeState(world, member, text)
        if (refusal) return refuse(refusal)
        const { from, to } = drawBy(world, text.odds)
        const amount = `${world.random.int(Number.parseInt(from, 10), Number.parseInt(to, 10))}.00`
        const drawn = { requestId, source: 'RED_ENVELOPE', segmentId: null, envelopeId } as const
        const row = await award(world, member.id, { ...drawn, prize: money(amount) })
        return ok({ result: shownResult(row), left: left - 1 })
      },
      {
        again: ({ body: { envelopeId, requestId }, member }) => {
          const text = offered().find(({ id }) => id === envelopeId)
          const row = world.db.prizeResults.find({ memberId: member.id, requestId, envelopeId })
          if (!text || !row) return null
          return ok({ result: shownResult(row), left: envelopeState(world, member, text).left })
        },
      },
    ),

    operation(world, 'getRedEnvelopeResults', ({ query, member }) =>
      ok(resultsOf(world, member, 'RED_ENVELOPE', query)),
    ),
  ]
}
