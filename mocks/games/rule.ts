import { type Amount, fromMinor, toMinor } from '#mocks/world/core/amount.ts'

/** The outcome of a round: what the page shows, which lines paid, and how much. */
export interface Drawn {
  readonly symbols: string[][]
  readonly lines: number[]
  readonly payout: Amount
}

/** The rules of one demo game. They alone decide; the page only shows the outcome. */
export interface DemoRules {
  /** Whether a value is a valid bet. A game without a choice accepts none. */
  accepts(choice: string | undefined): boolean
  play(random: { next(): number }, stake: Amount, choice: string): Drawn
  /** The exact return to player of a choice, as a fraction. */
  returnOf(choice: string): number
}

/** A stated return such as "95.50" per cent, in hundredths of a per cent. */
export const toHundredths = (rtp: string): number => Number(rtp.replace('.', ''))

/**
 * The payout of a bet that wins in `ways` of `of` equal cases, so that it has the stated return: in ten-thousandths of
 * the stake, the stake included. The pages compute it in the same way (`paysFor` of their frame).
 */
export const paysFor = (rtp: string, ways: number, of: number): number =>
  Math.round((toHundredths(rtp) * of) / ways)

/** A stake times its payout (in ten-thousandths), rounded to the smallest coin. */
export const computePayout = (stake: Amount, pays: number): Amount =>
  fromMinor((toMinor(stake) * BigInt(pays) + 5_000n) / 10_000n)

/** One of `count` equally likely numbers, from 0. */
export const draw = (random: { next(): number }, count: number): number =>
  Math.floor(random.next() * count)
