import type { RequestHandler } from 'msw'
import type { GameType } from '#mocks/catalogue/types.ts'
import { WINNER_NAMES } from '#mocks/content/winners.ts'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { getGameName, makeGame } from '#mocks/factories/games.ts'
import { getSettings } from '#mocks/merchant/settings.ts'
import { compareAmounts, fromMinor } from '#mocks/world/core/amount.ts'
import { addDays, dayAt, startOfDay } from '#mocks/world/core/days.ts'
import { DAY, HOUR, MINUTE } from '#mocks/world/core/durations.ts'
import { hasEmptyLists, hasHugeLists } from '#mocks/world/list-size.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { asOfFor } from '../reports/range.ts'
import { toPage } from '../shared/paging.ts'

const GAMES_TO_WIN_AT = 60
/** At most this many winners join the board after the world begins. */
const MAX_NEW_WINNERS = 40

/** Real-money wins of this world's own players, masked like the others. */
function playersOf(world: World, category: 'ALL' | GameType, language: string) {
  return world.db.rounds.list().flatMap(({ playId, payout, stake }) => {
    const play = world.db.plays.find({ id: playId })
    const member = play && world.db.members.find({ id: play.memberId ?? 0 })
    const game = play && world.catalogue.byId(play.nodeId)
    if (!play || play.demoBalance !== null || !member || !game) return []
    if (compareAmounts(payout, stake) <= 0) return []
    if (category !== 'ALL' && category !== game.gameType) return []
    return {
      customerName: `${member.account.slice(0, 2)}***${member.account.length % 10}`,
      winAmount: payout,
      iconUrl: game.iconUrl,
      gameName: getGameName(game, language),
      nodeId: game.nodeId,
    }
  })
}

/** Sample winners from the seed, one more each minute, independent of the limit, with masked names (D-046). */
function winnersOf(world: World, category: 'ALL' | GameType, limit: number, language: string) {
  const { catalogue } = world
  const pool = (category === 'ALL' ? catalogue.all() : catalogue.byType(category))
    .filter((game) => game.isGame === 'GAME')
    .slice(0, GAMES_TO_WIN_AT)
  const random = world.random.fork(`winners ${category}`)
  const minutes = Math.floor((world.clock.now() - world.startedAt) / MINUTE)
  const since = Math.min(MAX_NEW_WINNERS, Math.max(0, minutes))
  const all = Array.from({ length: 100 + since }, (_, index) => {
    const game = random.pick(pool)
    const share = random.next() ** 4
    // Who wins later has won enough to be seen.
    const amount = 300 + Math.floor((index < 100 ? share : (1 + share) / 2) * 160_000)
    return {
      customerName: `${random.pick(WINNER_NAMES).slice(0, 2)}***${random.int(0, 9)}`,
      winAmount: fromMinor(BigInt(amount) * 100n + BigInt(random.int(0, 99))),
      iconUrl: game.iconUrl,
      gameName: getGameName(game, language),
      nodeId: game.nodeId,
    }
  })
  all.push(...playersOf(world, category, language))
  return all.sort((a, b) => compareAmounts(b.winAmount, a.winAmount)).slice(0, limit)
}

const KINDS = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS'] as const
type Period = components['schemas']['WinnerPeriod']
const DAYS: Readonly<Record<Period, number>> = { TODAY: 1, WEEK: 7, MONTH: 30 }

/** Winners of the last thirty days of one kind of games, denser towards now. */
function pastWinners(world: World, kind: GameType, asOf: number) {
  const pool = world.catalogue
    .byType(kind)
    .filter((game) => game.isGame === 'GAME')
    .slice(0, GAMES_TO_WIN_AT)
  if (pool.length === 0) return []
  const random = world.random.fork(`past winners ${kind}`)
  // Rounded to the hour, so that pages stay consistent while the reader moves through them.
  const latest = Math.floor(asOf / HOUR) * HOUR
  return Array.from({ length: hasHugeLists(world) ? 240 : 36 }, () => ({
    game: random.pick(pool),
    customerName: `${random.pick(WINNER_NAMES).slice(0, 2)}***${random.int(0, 9)}`,
    winAmount: fromMinor(
      BigInt(30_000 + Math.floor(random.next() ** 4 * 16_000_000) + random.int(0, 99)),
    ),
    wonAt: latest - Math.floor(random.next() ** 2.5 * 30 * DAY),
  }))
}

/** The winners of a period and kind as of a moment, highest first. */
function winnersSince(
  world: World,
  period: Period,
  category: 'ALL' | (typeof KINDS)[number],
  asOf: number,
) {
  if (hasEmptyLists(world)) return []
  const since = startOfDay(addDays(dayAt(asOf), 1 - DAYS[period]))
  return KINDS.filter((kind) => category === 'ALL' || category === kind)
    .flatMap((kind) => pastWinners(world, kind, asOf))
    .filter(({ wonAt }) => wonAt >= since)
    .sort((a, b) => compareAmounts(b.winAmount, a.winAmount))
}

/** The winners and the jackpot. */
export const winnerHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getWinnerBoard', ({ query }) => {
    const { gameCategory, limitNum, language } = query
    const winners = hasEmptyLists(world) ? [] : winnersOf(world, gameCategory, limitNum, language)
    return ok({ list: winners.map((vo) => ({ vo })), sample: true })
  }),

  operation(world, 'getWinners', ({ query }) => {
    const { gameCategory, period, language, pageNo, pageSize } = query
    const { asOf } = asOfFor(world, query)
    const all = winnersSince(world, period, gameCategory, asOf)
    const { items, total, totalPages } = toPage(all, pageNo, pageSize)
    const list = items.map((row) => ({ ...row, game: makeGame(world, row.game, language) }))
    return ok({ list, asOf, total, totalPages, sample: true })
  }),

  operation(world, 'getJackpot', () => {
    const { currency } = getSettings(world.conditions)
    return ok({ source: 'SIMULATED', currency: currency.code, updatedAt: world.clock.now() })
  }),
]
