import type { GameType } from '#mocks/catalogue/types.ts'
import { promotionTerms, type TermsText } from '#mocks/content/offers/promotion-terms.ts'
import { type Amount, addAmounts, timesAmount, toMinor } from '../core/amount.ts'
import { DAY } from '../core/durations.ts'
import type { LedgerEntry } from '../ledger/ledger.ts'

type Terms = NonNullable<TermsText['wagering']>

/** The turnover requirement of a deposit or a bonus (D-056). */
export interface WageringDemand {
  /** The deposit or the bonus that it is for. */
  readonly entry: LedgerEntry
  /** Null for deposits: they have to be staked once. */
  readonly promotionId: number | null
  readonly times: number
  readonly base: Terms['base'] | 'DEPOSIT'
  readonly required: Amount
  /** Null when it does not expire. */
  readonly expiresAt: number | null
  /** The types of games that count; empty when every game does. */
  readonly gameTypes: readonly GameType[]
  /** The highest single stake that counts; null when every stake does. */
  readonly maxBet: Amount | null
  /** Maximum cash-out of a bonus with its winnings; null without a limit. */
  readonly maxCashOut: Amount | null
}

/** The promotion that a bonus is of: its reference is `promotion-<id>`, with or without `/<deposit>`. */
export const parsePromotionId = ({ reference }: Pick<LedgerEntry, 'reference'>): number | null => {
  const [, id] = /^promotion-(\d+)(?:\/|$)/.exec(reference) ?? []
  return id === undefined ? null : Number(id)
}

const DEFAULT_DEADLINE_DAYS = 30

/** The words for games in terms, and the game types they stand for. */
const TYPES_OF: Readonly<Record<string, readonly GameType[]>> = {
  Slots: ['RNG'],
  Fishing: ['FISH'],
  'Live casino': ['LIVE'],
  'Card games': ['PVP'],
  'Sports, single bets': ['SPORTS', 'ESPORTS', 'COCKFIGHT'],
  Lottery: ['LOTT', 'ELOTT'],
}

function typesOf({ games }: TermsText): readonly GameType[] {
  const types = games.map(({ en }) => TYPES_OF[en])
  return types.includes(undefined) ? [] : types.flatMap((list) => list ?? [])
}

/** The only calculation of a bonus's turnover, for offers and for requests. */
export const computeTurnover = (
  { times, base }: Pick<Terms, 'times' | 'base'>,
  bonus: Amount,
  deposit: Amount,
): Amount => timesAmount(base === 'BONUS' ? bonus : addAmounts(bonus, deposit), times)

/** The turnover requirement of an entry, or null. */
export function findWageringDemand(
  entry: LedgerEntry,
  deposits: ReadonlyMap<string, LedgerEntry>,
): WageringDemand | null {
  if (entry.kind === 'DEPOSIT')
    return {
      entry,
      promotionId: null,
      times: 1,
      base: 'DEPOSIT',
      required: entry.amount,
      expiresAt: null,
      gameTypes: [],
      maxBet: null,
      maxCashOut: null,
    }
  const promotionId = parsePromotionId(entry)
  const terms = promotionId === null ? undefined : promotionTerms[promotionId]
  if (!terms?.wagering) return null
  const { times, base, days } = terms.wagering
  const deposit = deposits.get(entry.reference.split('/')[1] ?? '')?.amount ?? '0.00'
  return {
    entry,
    promotionId,
    times,
    base,
    maxBet: terms.maxBet,
    maxCashOut: terms.maxCashOut,
    gameTypes: typesOf(terms),
    required: computeTurnover(terms.wagering, entry.amount, deposit),
    expiresAt: entry.at + (days ?? DEFAULT_DEADLINE_DAYS) * DAY,
  }
}

/** Whether a stake of this size is higher than counts. */
export const exceedsMaxBet = ({ maxBet }: Pick<WageringDemand, 'maxBet'>, stake: bigint): boolean =>
  maxBet !== null && stake > toMinor(maxBet)
