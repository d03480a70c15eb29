import type { Volatility } from '../../../api/game-odds.ts'
import type { CatalogueGame } from './catalogue/model.ts'

export const VOLATILITIES: readonly Volatility[] = ['LOW', 'MEDIUM', 'HIGH']
/** Percent that comes back to the players, at least. */
export const RETURNS = [95, 96, 97] as const
export type Return = (typeof RETURNS)[number]
/** `demo`: to be tried with play money; `wallet`: stakes come from the main wallet. */
export const FEATURES = ['demo', 'wallet', 'jackpot'] as const
export type Feature = (typeof FEATURES)[number]
const BESIDE_KINDS = FEATURES.filter((feature) => feature !== 'jackpot')

/** F-16: what a game is like to play; null and no features narrow nothing down. */
export interface Odds {
  readonly volatility: Volatility | null
  readonly rtp: Return | null
  readonly features: readonly Feature[]
}
export const NO_ODDS: Odds = { volatility: null, rtp: null, features: [] }

/** How many of these filters are in force. */
export const oddsCount = ({ volatility, rtp, features }: Odds): number =>
  (volatility ? 1 : 0) + (rtp ? 1 : 0) + features.length

const HAS: Readonly<Record<Feature, (game: CatalogueGame) => boolean>> = {
  demo: ({ trial }) => trial,
  wallet: ({ seamless }) => seamless,
  jackpot: ({ marks }) => marks.includes('JP'),
}

/** Whether a game passes; one of which nobody tells the return or the volatility is not said to. */
export function fits({ volatility, rtp, features }: Odds, game: CatalogueGame): boolean {
  if (volatility && game.volatility !== volatility) return false
  if (rtp && (game.rtp ?? 0) < rtp) return false
  return features.every((feature) => HAS[feature](game))
}

interface Choice<T> {
  readonly value: T
  /** How many games of the page it would leave. */
  readonly count: number
}
export interface Choices {
  readonly volatility: readonly Choice<Volatility>[]
  readonly rtp: readonly Choice<Return>[]
  readonly features: readonly Choice<Feature>[]
}

/**
 * The filters that tell these games apart, each with how many it would leave: one that all or none of them
 * pass is not offered. A server that tells no returns has no filter for them. `kinds`: the page has chips
 * for jackpots and the like already (D-040).
 */
export function choicesOf(games: readonly CatalogueGame[], kinds: boolean): Choices {
  const offered = <T>(values: readonly T[], oddsOf: (value: T) => Partial<Odds>) =>
    values.flatMap((value): Choice<T>[] => {
      const odds = { ...NO_ODDS, ...oddsOf(value) }
      const count = games.reduce((sum, game) => sum + (fits(odds, game) ? 1 : 0), 0)
      return count > 0 && count < games.length ? [{ value, count }] : []
    })
  return {
    volatility: offered(VOLATILITIES, (volatility) => ({ volatility })),
    rtp: offered(RETURNS, (rtp) => ({ rtp })),
    features: offered(kinds ? BESIDE_KINDS : FEATURES, (feature) => ({ features: [feature] })),
  }
}

/** Whether there is any filter to offer. */
export const hasChoices = ({ volatility, rtp, features }: Choices): boolean =>
  volatility.length + rtp.length + features.length > 0

/** What of the wish is offered; the rest counts as not said. */
export const offeredOdds = ({ volatility, rtp, features }: Odds, choices: Choices): Odds => ({
  volatility: choices.volatility.some(({ value }) => value === volatility) ? volatility : null,
  rtp: choices.rtp.some(({ value }) => value === rtp) ? rtp : null,
  features: features.filter((one) => choices.features.some(({ value }) => value === one)),
})
