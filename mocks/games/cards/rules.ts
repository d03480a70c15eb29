import { fromMinor, toMinor } from '../../world/core/amount.ts'
import { type DemoRules, draw } from '../rule.ts'

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
const SUITS = ['spade', 'heart', 'club', 'diamond'] as const

/** What a bet pays, in hundredths of the stake, the stake included. */
const PAYS = { padma: 208n, meghna: 208n, tie: 1248n } as const
type Side = keyof typeof PAYS

const isSide = (choice: string | undefined): choice is Side =>
  choice !== undefined && Object.hasOwn(PAYS, choice)

export const cardSides = Object.keys(PAYS)

/** How many of the 169 pairs of ranks win for a side. */
const winning = (side: Side) => (side === 'tie' ? 13 : 78)

/** Two cards, each from a pack of its own; the higher one wins, the ace is highest. Returns 96 %. */
export const cardRules: DemoRules = {
  accepts: isSide,
  play(random, stake, choice) {
    if (!isSide(choice)) throw new RangeError(`"${choice}" is no side of this table.`)
    const deal = () => draw(random, RANKS.length * SUITS.length)
    const cards = [deal(), deal()]
    const [padma = 0, meghna = 0] = cards.map((card) => card % RANKS.length)
    const winner: Side = padma === meghna ? 'tie' : padma > meghna ? 'padma' : 'meghna'
    const won = winner === choice
    return {
      symbols: cards.map((card) => [
        RANKS[card % RANKS.length] ?? '2',
        SUITS[Math.floor(card / RANKS.length)] ?? 'spade',
      ]),
      lines: won ? [0] : [],
      payout: won ? fromMinor((toMinor(stake) * PAYS[choice]) / 100n) : '0.00',
    }
  },
  returnOf(choice) {
    if (!isSide(choice)) throw new RangeError(`"${choice}" is no side of this table.`)
    return (winning(choice) * Number(PAYS[choice])) / 100 / RANKS.length ** 2
  },
}
