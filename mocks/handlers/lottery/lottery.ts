import type { RequestHandler } from 'msw'
import { fail, ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makeLotteryBet, makeLotteryGame, makeLotterySummary } from '#mocks/factories/lottery.ts'
import { hasEmptyLists } from '#mocks/world/list-size.ts'
import { createDraws, PAST_DRAWS } from '#mocks/world/play/lottery/draws.ts'
import { findLottery, findLotteryInArea, listLotteries } from '#mocks/world/play/lottery/find.ts'
import type { Area, PrizeMode } from '#mocks/world/play/lottery/formats.ts'
import { sumPosition } from '#mocks/world/play/lottery/settle.ts'
import type { World } from '#mocks/world/world-types.ts'
import { asOfFor } from '../reports/range.ts'
import { toPage } from '../shared/paging.ts'
import { betHandlers } from './bets.ts'

/** The number of recently played lotteries in the list. */
const RECENT = 6

interface Paging {
  readonly gameCode: string
  readonly pageNo: number
  readonly pageSize: number
  readonly until?: number
}

/** The lotteries, their draws and the bets on them. */
export const lotteryHandlers = (world: World): RequestHandler[] => {
  const draws = createDraws(world)

  const listOf = (area: Area, mode: PrizeMode, language: string) => {
    const lotteries = hasEmptyLists(world) ? [] : listLotteries(area)
    return ok({ list: lotteries.flatMap((one) => makeLotterySummary(draws, one, mode, language)) })
  }

  const opened = (query: Paging) => {
    const { gameCode, pageNo, pageSize } = query
    const lottery = findLottery(world, gameCode)
    if (!lottery) return fail(404)
    const total = hasEmptyLists(world) ? 0 : PAST_DRAWS
    const backs = Array.from({ length: total }, (_, back) => back)
    const { items, totalPages } = toPage(backs, pageNo, pageSize)
    const { asOf } = asOfFor(world, query)
    const list = items.map((back) => draws.past(lottery, back, asOf))
    return ok({ list, asOf, pageNo, pageSize, total, totalPages })
  }

  return [
    operation(world, 'getLotteryGames', ({ query, language }) =>
      listOf(query.prizeMode === 'SEA' ? 'SEA' : 'TC', query.prizeMode, query.language ?? language),
    ),

    operation(world, 'getVnLotteryMenu', ({ query, language }) =>
      listOf('VN', query.prizeMode, query.language ?? language),
    ),

    operation(world, 'getVnLotteryRecent', ({ query, member, language }) => {
      const bets = world.db.lotteryBets.list({ memberId: member.id }).reverse()
      const codes = [...new Set(bets.map(({ gameCode }) => gameCode))]
      const played = codes
        .flatMap((code) => findLotteryInArea(world, 'VN', code) ?? [])
        .slice(0, RECENT)
      const tongue = query.language ?? language
      return ok({
        list: played.flatMap((one) => makeLotterySummary(draws, one, query.prizeMode, tongue)),
      })
    }),

    operation(world, 'getLotteryGame', ({ query, language }) => {
      const lottery = findLotteryInArea(world, query.area, query.gameCode)
      if (!lottery) return fail(404)
      return ok(makeLotteryGame(draws, lottery, query.prizeMode, query.language ?? language))
    }),

    operation(world, 'getOpenedNumbers', ({ query }) => opened(query)),

    operation(world, 'getVnOpenedNumbers', ({ query }) => opened(query)),

    operation(world, 'getLotteryBets', async ({ query, member, session }) => {
      const { gameCode, pageNo, pageSize } = query
      if (!findLottery(world, gameCode)) return fail(404)
      const { asOf } = asOfFor(world, query)
      const mine = world.db.lotteryBets
        .list({ memberId: member.id, gameCode })
        .filter(({ placedAt }) => placedAt <= asOf)
        .reverse()
      const { items, total, totalPages } = toPage(mine, pageNo, pageSize)
      const position = sumPosition(world, member.id, session.createdAt)
      return ok({
        list: items.map(makeLotteryBet),
        asOf,
        pageNo,
        pageSize,
        total,
        totalPages,
        position,
      })
    }),

    ...betHandlers(world, draws),
  ]
}
