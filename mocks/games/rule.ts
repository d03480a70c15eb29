import { type Amount, fromMinor, toMinor } from '#mocks/world/core/amount.ts'

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

/** A stated return such as "95.50" per cent, in hundredths of a per cent. */
export const hundredthsOf = (rtp: string): number => Number(rtp.replace('.', ''))

/**
 * What a bet pays that wins in `ways` of `of` equal cases, so that it returns what is stated: in ten-thousandths of
 * the stake, the stake included. The pages reckon it alike (`paysFor` of their frame).
 */
export const paysFor = (rtp: string, ways: number, of: number): number =>
  Math.round((hundredthsOf(rtp) * of) / ways)

/** A stake times what it pays (in ten-thousandths), rounded to the smallest coin. */
export const payoutOf = (stake: Amount, pays: number): Amount =>
  fromMinor((toMinor(stake) * BigInt(pays) + 5_000n) / 10_000n)

/** One of `count` equal chances, from 0. */
export const draw = (random: { next(): number }, count: number): number =>
  Math.floor(random.next() * count)
