import type { RequestHandler } from 'msw'
import { promotionTexts } from '../../content/offers/promotions.ts'
import {
  raffleGrants,
  rafflePrizes,
  raffleTerms,
  raffleTitle,
} from '../../content/offers/raffle.ts'
import { say } from '../../content/text.ts'
import { fail, ok, refuse } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import type { RefusalOf } from '../../contract/types.ts'
import { CURRENCY } from '../../world/core/site.ts'
import type { Member } from '../../world/core/tables.ts'
import { hasEmptyLists } from '../../world/empty-lists.ts'
import { applicationFor, isApproved } from '../../world/money/applications.ts'
import { drawOf, heldByOthers, raffleIdAt, timesOf } from '../../world/people/raffle.ts'
import type { World } from '../../world/world-types.ts'
import { pageOf } from '../shared/paging.ts'
import { barOf, giveTickets } from './payout.ts'

type Grant = (typeof raffleGrants)[number]

/** How many draws stay published. */
const KEPT = 8

const numbersOf = ({ db }: World, { id }: Member, raffleId: number): string[] =>
  db.raffleTickets.list({ memberId: id, raffleId }).map(({ number }) => number)

/** All tickets of a raffle, those of others as well. */
const issuedOf = ({ db }: World, raffleId: number): number =>
  heldByOthers(raffleId) + db.raffleTickets.count({ raffleId })

/** Why a claim would be refused now; null when it would not. */
function objection(
  world: World,
  member: Member,
  raffleId: number,
  { promotionId, asks }: Grant,
): RefusalOf<'claimRaffleTickets'> | null {
  if (timesOf(raffleId).endAt <= world.clock.now()) return 'prize.ended'
  const bar = barOf(world, member)
  if (bar) return bar
  const mine = { memberId: member.id, promotionId }
  if (world.db.raffleTickets.find({ ...mine, raffleId })) return 'prize.already.taken'
  const application = applicationFor(world, member, promotionId)
  const met = asks === 'none' || (application !== undefined && isApproved(application))
  return met ? null : 'prize.condition.unmet'
}

/** The weekly raffle, its tickets and past draws. */
export const raffleHandlers = (world: World): RequestHandler[] => {
  const none = () => world.statement.prizes === 'none'
  const raffleNow = () => raffleIdAt(world.clock.now())
  return [
    operation(world, 'getRaffle', ({ member, language }) => {
      if (none()) return ok({ raffle: null })
      const id = raffleNow()
      const titleOf = (promotionId: number) =>
        promotionTexts.find((text) => text.id === promotionId)?.title ?? raffleTitle
      const grants = raffleGrants.map((grant) => ({
        promotionId: grant.promotionId,
        title: say(titleOf(grant.promotionId), language),
        condition: say(grant.condition, language),
        tickets: grant.tickets,
        refusal: objection(world, member, id, grant),
      }))
      const raffle = {
        ...{ id, ...timesOf(id), prizes: rafflePrizes, currency: CURRENCY.code },
        title: say(raffleTitle, language),
        issued: issuedOf(world, id),
        numbers: numbersOf(world, member, id),
        grants: hasEmptyLists(world) ? [] : grants,
        terms: say(raffleTerms, language),
      }
      return ok({ raffle })
    }),

    operation(world, 'getRaffleResults', ({ query, member, language }) => {
      const last = raffleNow()
      const ids = Array.from({ length: KEPT }, (_, n) => last - n)
      const drawn =
        none() || hasEmptyLists(world)
          ? []
          : ids.filter((id) => timesOf(id).drawAt <= world.clock.now())
      const { items, total, totalPages } = pageOf(drawn, query.pageNo, query.pageSize)
      const list = items.map((id) => {
        const numbers = numbersOf(world, member, id)
        return {
          ...{ id, numbers, currency: CURRENCY.code, drawnAt: timesOf(id).drawAt },
          title: say(raffleTitle, language),
          issued: issuedOf(world, id),
          winners: drawOf(id).map((one) => ({ ...one, own: numbers.includes(one.number) })),
        }
      })
      return ok({ list, total, totalPages })
    }),

    operation(
      world,
      'claimRaffleTickets',
      async ({ body, member }) => {
        const { raffleId, promotionId, requestId } = body
        const memberId = member.id
        const grant = raffleGrants.find((one) => one.promotionId === promotionId)
        if (none() || !grant || raffleId !== raffleNow()) return fail(404)
        const code = objection(world, member, raffleId, grant)
        if (code) return refuse(code)
        const ticket = { memberId, promotionId, requestId }
        return ok({ numbers: await giveTickets(world, raffleId, grant.tickets, ticket) })
      },
      {
        again: ({ body: { requestId }, member }) => {
          const tickets = world.db.raffleTickets.list({ memberId: member.id, requestId })
          return tickets.length > 0 ? ok({ numbers: tickets.map(({ number }) => number) }) : null
        },
      },
    ),
  ]
}
