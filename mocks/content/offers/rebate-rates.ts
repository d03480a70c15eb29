import type { GameType } from '#mocks/catalogue/types.ts'

/** Per cent of valid bets that come back, by kind of game; the cashback of the VIP level is added. */
export const rebateRates: Readonly<Record<GameType, string>> = {
  RNG: '0.50',
  LIVE: '0.30',
  FISH: '0.40',
  PVP: '0.30',
  SPORTS: '0.25',
  ESPORTS: '0.25',
  COCKFIGHT: '0.20',
  LOTT: '0.20',
  ELOTT: '0.20',
  BGS: '0.30',
}

/** Less than this is not paid: it grows until it is enough. */
export const REBATE_MINIMUM = '10.00'
