import type { Volatility } from '#api/games/game-odds.ts'
import type { CatalogueGame } from './catalogue/model.ts'

export const VOLATILITIES: readonly Volatility[] = ['LOW', 'MEDIUM', 'HIGH']
/** Least return to player, in percent. */
export const RETURNS = [95, 96, 97] as const
type Return = (typeof RETURNS)[number]
/** `demo`: can be played with play money; `wallet`: stakes come from the main wallet. */
export const FEATURES = ['demo', 'wallet', 'jackpot'] as const
type Feature = (typeof FEATURES)[number]
const BESIDE_CHIPS = FEATURES.filter((feature) => feature !== 'jackpot')

/** Filters by what a game is like to play; null and no features let every game pass. */
export interface Odds {
  readonly volatility: Volatility | null
  readonly rtp: Return | null
  readonly features: readonly Feature[]
}
export const NO_ODDS: Odds = { volatility: null, rtp: null, features: [] }

/** The number of active filters. */
export const oddsCount = ({ volatility, rtp, features }: Odds): number =>
  (volatility ? 1 : 0) + (rtp ? 1 : 0) + features.length

const HAS: Readonly<Record<Feature, (game: CatalogueGame) => boolean>> = {
  demo: ({ trial }) => trial,
  wallet: ({ seamless }) => seamless,
  jackpot: ({ marks }) => marks.includes('JP'),
}

/** Whether a game passes; one without a known return or volatility does not pass those filters. */
export function matchesOdds({ volatility, rtp, features }: Odds, game: CatalogueGame): boolean {
  if (volatility && game.volatility !== volatility) return false
  if (rtp && (game.rtp ?? 0) < rtp) return false
  return features.every((feature) => HAS[feature](game))
}

interface Choice<T> {
  readonly value: T
  /** The number of games it would leave. */
  readonly count: number
}
export interface Choices {
  readonly volatility: readonly Choice<Volatility>[]
  readonly rtp: readonly Choice<Return>[]
  readonly features: readonly Choice<Feature>[]
}

/**
 * The filters that narrow these games down, each with how many it would leave: one that all or none of
 * them pass is not offered. `hasChips`: the page has chips for jackpots and the like already.
 */
export function getOddsChoices(games: readonly CatalogueGame[], hasChips: boolean): Choices {
  const offered = <T>(values: readonly T[], oddsOf: (value: T) => Partial<Odds>) =>
    values.flatMap((value): Choice<T>[] => {
      const odds = { ...NO_ODDS, ...oddsOf(value) }
      const count = games.reduce((sum, game) => sum + (matchesOdds(odds, game) ? 1 : 0), 0)
      return count > 0 && count < games.length ? [{ value, count }] : []
    })
  return {
    volatility: offered(VOLATILITIES, (volatility) => ({ volatility })),
    rtp: offered(RETURNS, (rtp) => ({ rtp })),
    features: offered(hasChips ? BESIDE_CHIPS : FEATURES, (feature) => ({ features: [feature] })),
  }
}

/** The filters that are offered here; others count as absent. */
export const offeredOdds = ({ volatility, rtp, features }: Odds, choices: Choices): Odds => ({
  volatility: choices.volatility.some(({ value }) => value === volatility) ? volatility : null,
  rtp: choices.rtp.some(({ value }) => value === rtp) ? rtp : null,
  features: features.filter((one) => choices.features.some(({ value }) => value === one)),
})
