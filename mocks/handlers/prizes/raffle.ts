import type { RequestHandler } from 'msw'
import { promotionTexts } from '#mocks/content/offers/promotions.ts'
import {
  raffleGrants,
  rafflePrizes,
  raffleTerms,
  raffleTitle,
} from '#mocks/content/offers/raffle.ts'
import { localize } from '#mocks/content/text.ts'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { CURRENCY } from '#mocks/world/core/site.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { hasEmptyLists } from '#mocks/world/list-size.ts'
import { hasPrizes } from '#mocks/world/money/prizes/payout.ts'
import { checkTicketClaim, claimTickets } from '#mocks/world/money/prizes/raffle-tickets.ts'
import {
  countOthersTickets,
  drawRaffle,
  getRaffleTimes,
  raffleIdAt,
} from '#mocks/world/people/raffle.ts'
import type { World } from '#mocks/world/world-types.ts'
import { asOfFor } from '../reports/range.ts'
import { toPage } from '../shared/paging.ts'

/** The number of past draws that are listed. */
const PUBLISHED_DRAWS = 8

const numbersOf = ({ db }: World, { id }: Member, raffleId: number): string[] =>
  db.raffleTickets.list({ memberId: id, raffleId }).map(({ number }) => number)

/** The number of tickets issued in a raffle, to all members. */
const issuedOf = ({ db }: World, raffleId: number): number =>
  countOthersTickets(raffleId) + db.raffleTickets.count({ raffleId })

/** The weekly raffle, its tickets and past draws. */
export const raffleHandlers = (world: World): RequestHandler[] => {
  const raffleNow = () => raffleIdAt(world.clock.now())
  return [
    operation(world, 'getRaffle', ({ member, language }) => {
      if (!hasPrizes(world)) return ok({ raffle: null })
      const id = raffleNow()
      const titleOf = (promotionId: number) =>
        promotionTexts.find((text) => text.id === promotionId)?.title ?? raffleTitle
      const grants = raffleGrants.map((grant) => ({
        promotionId: grant.promotionId,
        title: localize(titleOf(grant.promotionId), language),
        condition: localize(grant.condition, language),
        tickets: grant.tickets,
        refusal: checkTicketClaim(world, member, id, grant)?.reason ?? null,
      }))
      const raffle = {
        id,
        ...getRaffleTimes(id),
        prizes: rafflePrizes,
        currency: CURRENCY.code,
        title: localize(raffleTitle, language),
        issued: issuedOf(world, id),
        numbers: numbersOf(world, member, id),
        grants: hasEmptyLists(world) ? [] : grants,
        terms: localize(raffleTerms, language),
      }
      return ok({ raffle })
    }),

    operation(world, 'getRaffleResults', ({ query, member, language }) => {
      const { asOf } = asOfFor(world, query)
      const last = raffleIdAt(asOf)
      const ids = Array.from({ length: PUBLISHED_DRAWS }, (_, n) => last - n)
      const drawn =
        !hasPrizes(world) || hasEmptyLists(world)
          ? []
          : ids.filter((id) => getRaffleTimes(id).drawAt <= asOf)
      const { items, total, totalPages } = toPage(drawn, query.pageNo, query.pageSize)
      const list = items.map((id) => {
        const numbers = numbersOf(world, member, id)
        return {
          id,
          numbers,
          currency: CURRENCY.code,
          drawnAt: getRaffleTimes(id).drawAt,
          title: localize(raffleTitle, language),
          issued: issuedOf(world, id),
          winners: drawRaffle(id).map((one) => ({ ...one, own: numbers.includes(one.number) })),
        }
      })
      return ok({ list, asOf, total, totalPages })
    }),

    operation(
      world,
      'claimRaffleTickets',
      async ({ body, member }) =>
        toAnswer(await claimTickets(world, member, body), (numbers) => ({ numbers })),
      {
        replay: ({ body: { requestId }, member }) => {
          const tickets = world.db.raffleTickets.list({ memberId: member.id, requestId })
          return tickets.length > 0 ? ok({ numbers: tickets.map(({ number }) => number) }) : null
        },
      },
    ),
  ]
}
