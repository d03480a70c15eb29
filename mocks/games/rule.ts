import type { Amount } from '../world/core/amount.ts'

/** What a round drew: what the page shows, which lines paid, and how much. */
export interface Drawn {
  readonly symbols: string[][]
  readonly lines: number[]
  readonly payout: Amount
}

/** The rules of one demo game. They alone decide; its page only shows. */
export interface DemoRules {
  /** Is that something to bet on? A game without a choice takes none. */
  accepts(choice: string | undefined): boolean
  play(random: { next(): number }, stake: Amount, choice: string): Drawn
  /** The exact return to player of a choice, as a fraction. */
  returnOf(choice: string): number
}

/** One of `count` equal chances, from 0. */
export const draw = (random: { next(): number }, count: number): number =>
  Math.floor(random.next() * count)
