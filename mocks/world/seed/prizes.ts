import { moneyPrize, pointsPrize, wheelSegments } from '#mocks/content/offers/prizes.ts'
import type { Conditions } from '#mocks/scenarios/conditions.ts'
import type { Db } from '../core/db.ts'
import { DAY, HOUR } from '../core/durations.ts'
import { countOthersTickets, drawRaffle, raffleIdAt, toTicketNumber } from '../people/raffle.ts'
import { countFor } from './count-for.ts'

const TICKETS = 3

/** A member's tickets, and what was won before. */
export async function seedPrizes(db: Db, memberId: number, conditions: Conditions, now: number) {
  const bare = conditions.prizes === 'no-tickets' || conditions.prizes === 'none'
  await db.prizeBalances.insert({ memberId, wheelTickets: bare ? 0 : TICKETS, points: 120 })
  // By the whole hour: worlds that begin within one share a past of thousands of entries.
  const hour = now - (now % HOUR)
  for (let n = countFor(conditions.lists, 7, 120); n >= 1; n -= 1) {
    const segment = wheelSegments[(n * 5) % wheelSegments.length]
    const inEnvelope = n % 2 ? moneyPrize('8.00') : pointsPrize(10)
    const fromWheel = n % 3 !== 0 && segment !== undefined
    await db.prizeResults.insert({
      id: `prize-past-${memberId}-${n}`,
      memberId,
      requestId: `seeded-${memberId}-${n}`,
      source: fromWheel ? 'WHEEL' : 'RED_ENVELOPE',
      segmentId: fromWheel ? segment.id : null,
      envelopeId: fromWheel ? null : 300,
      prize: fromWheel ? segment.prize : inEnvelope,
      at: hour - n * DAY,
    })
  }
  if (bare || conditions.lists === 'empty') return
  const raffle = raffleIdAt(now)
  // One of last week's two tickets won, so that the page shows both states.
  const won = drawRaffle(raffle - 1).find(({ place }) => place === 3)?.number ?? toTicketNumber(0)
  const others = (id: number, n: number) => toTicketNumber(countOthersTickets(id) + n)
  const tickets: [raffleId: number, number: string][] = [
    [raffle - 1, won],
    [raffle - 1, others(raffle - 1, 0)],
    [raffle, others(raffle, 0)],
    [raffle, others(raffle, 1)],
  ]
  for (const [raffleId, number] of tickets) {
    await db.raffleTickets.insert({
      memberId,
      raffleId,
      number,
      promotionId: null,
      requestId: null,
      at: now - DAY,
    })
  }
}
