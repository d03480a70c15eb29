import type { RequestHandler } from 'msw'
import { wheelSegments, wheelTerms, wheelTitle } from '../../content/offers/prizes.ts'
import { say } from '../../content/text.ts'
import { ok, refuse } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import type { RefusalOf } from '../../contract/types.ts'
import { DAY } from '../../world/core/durations.ts'
import { CURRENCY } from '../../world/core/site.ts'
import type { Member, Row } from '../../world/core/tables.ts'
import { startOfToday } from '../../world/money/offered-promotions.ts'
import type { World } from '../../world/world-types.ts'
import { addToPrizeBalance, award, barOf, drawBy, resultsOf, shownResult } from './payout.ts'

/** Start and end in days from today, by scenario. */
const WHEEL_DAYS = { normal: [-19, null], ended: [-40, -1], soon: [2, null] } as const

const ticketsOf = ({ db }: World, { id }: Member): number =>
  db.prizeBalances.find({ memberId: id })?.wheelTickets ?? 0

function wheelTimes(world: World) {
  const [from, to] = WHEEL_DAYS[world.statement.wheel ?? 'normal']
  const day = startOfToday(world)
  return { startAt: day + from * DAY, endAt: to === null ? null : day + to * DAY }
}

/** Why a spin would be refused now; null when it would not. */
function wheelObjection(world: World, member: Member): RefusalOf<'spinWheel'> | null {
  const { startAt, endAt } = wheelTimes(world)
  const now = world.clock.now()
  if (world.statement.prizes === 'none') return 'prize.ended'
  if (startAt > now) return 'prize.not.started'
  if (endAt !== null && endAt <= now) return 'prize.ended'
  return barOf(world, member) ?? (ticketsOf(world, member) > 0 ? null : 'prize.no.tickets')
}

const shownSpin = (world: World, member: Member, row: Row<'prizeResults'>) => ({
  result: shownResult(row),
  segmentId: row.segmentId ?? '',
  tickets: ticketsOf(world, member),
})

/** The prize wheel. */
export const wheelHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getWheel', ({ member, language }) => {
    if (world.statement.prizes === 'none') return ok({ wheel: null })
    const wheel = {
      title: say(wheelTitle, language),
      currency: CURRENCY.code,
      ...wheelTimes(world),
      tickets: ticketsOf(world, member),
      segments: wheelSegments,
      refusal: wheelObjection(world, member),
      terms: say(wheelTerms, language),
    }
    return ok({ wheel })
  }),

  operation(
    world,
    'spinWheel',
    async ({ body, member }) => {
      const { requestId } = body
      const code = wheelObjection(world, member)
      if (code) return refuse(code)
      await addToPrizeBalance(world, member.id, { wheelTickets: -1 })
      const { id: segmentId, prize } = drawBy(world, wheelSegments)
      const drawn = { requestId, source: 'WHEEL', segmentId, envelopeId: null, prize } as const
      return ok(shownSpin(world, member, await award(world, member.id, drawn)))
    },
    {
      again: ({ body: { requestId }, member }) => {
        const row = world.db.prizeResults.find({ memberId: member.id, requestId, source: 'WHEEL' })
        return row && ok(shownSpin(world, member, row))
      },
    },
  ),

  operation(world, 'getWheelResults', ({ query, member }) =>
    ok(resultsOf(world, member, 'WHEEL', query)),
  ),
]
