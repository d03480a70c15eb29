import type { Row } from '#mocks/world/core/tables.ts'
import type { Draws } from '#mocks/world/play/lottery/draws.ts'
import { getLotteryName, type Lottery } from '#mocks/world/play/lottery/find.ts'
import type { PrizeMode } from '#mocks/world/play/lottery/formats.ts'
import { findTopPlay, toPlay } from '#mocks/world/play/lottery/plays.ts'
import type { components } from '#openapi/generated/types.ts'

type Schemas = components['schemas']

/** A lottery in a list; its next draw is the first that still takes bets. */
export function makeLotterySummary(
  draws: Draws,
  lottery: Lottery,
  mode: PrizeMode,
  language: string,
): Schemas['LotterySummary'][] {
  const [draw] = draws.ahead(lottery)
  if (!draw) return []
  return [
    {
      gameCode: lottery.code,
      name: getLotteryName(lottery, language),
      shape: lottery.kind.shape,
      open: lottery.open,
      topPlay: findTopPlay(lottery.kind, mode),
      draw,
      last: draws.past(lottery),
    },
  ]
}

/** One lottery with everything that a slip needs. */
export const makeLotteryGame = (
  draws: Draws,
  lottery: Lottery,
  mode: PrizeMode,
  language: string,
): Schemas['LotteryGame'] => ({
  gameCode: lottery.code,
  name: getLotteryName(lottery, language),
  area: lottery.area,
  prizeMode: mode,
  shape: lottery.kind.shape,
  open: lottery.open,
  everySeconds: lottery.kind.everyMs / 1000,
  plays: lottery.kind.plays.map((code) => toPlay(lottery.kind, code, mode)),
  draws: draws.ahead(lottery),
  last: draws.past(lottery),
})

/** A line of a slip as its member sees it. */
export const makeLotteryBet = (row: Row<'lotteryBets'>): Schemas['LotteryBet'] => ({
  betId: row.id,
  issue: row.issue,
  drawsAt: row.drawsAt,
  play: row.play,
  picks: row.picks,
  stake: row.stake,
  odds: row.odds,
  state: row.state,
  payout: row.payout,
  numbers: row.numbers,
  placedAt: row.placedAt,
})
