import type { LeaderboardPeriod } from '#api/offers/rewards.ts'
import type { WinnerCategory, WinnerPeriod } from '#api/offers/winners.ts'
import { enumParam, pageParam } from '#patterns/search-state.ts'

/** Kinds of games in the order of the chips; keys of `winners:category`. */
export const CATEGORIES = [
  'ALL',
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
] as const satisfies readonly WinnerCategory[]

export const PERIODS = ['TODAY', 'WEEK', 'MONTH'] as const satisfies readonly WinnerPeriod[]

export const LEADERBOARD_PERIODS = [
  'DAY',
  'WEEK',
  'MONTH',
] as const satisfies readonly LeaderboardPeriod[]

/** OTH-14: the address of the winners. */
export const WINNERS_SEARCH = {
  type: enumParam(CATEGORIES, 'ALL'),
  period: enumParam(PERIODS, 'WEEK'),
  page: pageParam,
}

/** OTH-15: the address of the leaderboard. */
export const LEADERBOARD_SEARCH = { period: enumParam(LEADERBOARD_PERIODS, 'WEEK') }
