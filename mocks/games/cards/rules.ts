import { computePayout, type DemoRules, draw, paysFor } from '../rule.ts'

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
const SUITS = ['spade', 'heart', 'club', 'diamond'] as const

/** In how many of the 169 pairs of ranks a side wins. */
const WINNING = { padma: 78, meghna: 78, tie: 13 } as const
type Side = keyof typeof WINNING

const isSide = (choice: string | undefined): choice is Side =>
  choice !== undefined && Object.hasOwn(WINNING, choice)

export const cardSides = Object.keys(WINNING)

/** The payout of a side at the stated return, in ten-thousandths of the stake. */
export const cardPays = (side: Side, rtp: string): number =>
  paysFor(rtp, WINNING[side], RANKS.length ** 2)

/** Two cards from separate packs; the higher one wins, the ace is highest. Every bet has the same return. */
export const cardRules = (rtp = '96.00'): DemoRules => ({
  accepts: isSide,
  play(random, stake, choice) {
    if (!isSide(choice)) throw new RangeError(`"${choice}" is no side of this table.`)
    const deal = () => draw(random, RANKS.length * SUITS.length)
    const cards = [deal(), deal()]
    const [padma = 0, meghna = 0] = cards.map((card) => card % RANKS.length)
    const higher: Side = padma > meghna ? 'padma' : 'meghna'
    const winner = padma === meghna ? 'tie' : higher
    const won = winner === choice
    return {
      symbols: cards.map((card) => [
        RANKS[card % RANKS.length] ?? '2',
        SUITS[Math.floor(card / RANKS.length)] ?? 'spade',
      ]),
      lines: won ? [0] : [],
      payout: won ? computePayout(stake, cardPays(choice, rtp)) : '0.00',
    }
  },
  returnOf(choice) {
    if (!isSide(choice)) throw new RangeError(`"${choice}" is no side of this table.`)
    return (WINNING[choice] * cardPays(choice, rtp)) / 10_000 / RANKS.length ** 2
  },
})
