import { rafflePrizes } from '#mocks/content/offers/raffle.ts'
import { WINNER_NAMES } from '#mocks/content/winners.ts'
import { DAY, HOUR, WEEK } from '../core/durations.ts'
import { createRandom, hash32 } from '../core/prng.ts'

/** The first Monday of the epoch. */
const MONDAY = 4 * DAY
const FIRST_NUMBER = 100_000

/** The raffle that runs at a moment: one a week, and the number of the week is its id. */
export const raffleIdAt = (now: number): number => Math.floor((now - MONDAY) / WEEK)

/** From Monday on; tickets until Sunday 12:00, drawn at 14:00 (UTC). */
export function getRaffleTimes(raffleId: number) {
  const startAt = MONDAY + raffleId * WEEK
  return { startAt, endAt: startAt + 6 * DAY + 12 * HOUR, drawAt: startAt + 6 * DAY + 14 * HOUR }
}

/** Tickets that others hold in a raffle. */
export const countOthersTickets = (raffleId: number): number =>
  1200 + (hash32(raffleId, 'issued') % 400)

/** The n-th ticket of a raffle, from 0. */
export const toTicketNumber = (n: number): string => String(FIRST_NUMBER + n)

/** The draw of a raffle, among the tickets of the others; the same in every world. */
export function drawRaffle(raffleId: number) {
  const random = createRandom(hash32(raffleId, 'raffle'))
  const drawn = new Set<string>()
  return rafflePrizes.flatMap(({ place, winners, prize }) =>
    Array.from({ length: winners }, () => {
      let number = ''
      do number = toTicketNumber(random.int(0, countOthersTickets(raffleId) - 1))
      while (drawn.has(number))
      drawn.add(number)
      const name = `${random.pick(WINNER_NAMES).slice(0, 2)}***${random.int(0, 9)}`
      return { place, number, prize, name }
    }),
  )
}
