import type { RequestHandler } from 'msw'
import type { GameType } from '../catalogue/types.ts'
import { WINNER_NAMES } from '../content/winners.ts'
import { ok } from '../contract/answers.ts'
import { operation } from '../contract.ts'
import { compareAmounts, fromMinor } from '../db/amount.ts'
import { CURRENCY } from '../db/site.ts'
import type { World } from '../db/world-types.ts'
import { gameNameOf } from '../factories/games.ts'

const GAMES_TO_WIN_AT = 60

/** What the players of this world themselves won for money, masked like the others. */
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
      gameName: gameNameOf(game, language),
      nodeId: game.nodeId,
    }
  })
}

/** D-046: winners made up from the seed, the same whatever the limit, names masked. */
function winnersOf(world: World, category: 'ALL' | GameType, limit: number, language: string) {
  const { catalogue } = world
  const pool = (category === 'ALL' ? catalogue.all() : catalogue.byType(category))
    .filter((game) => game.isGame === 'GAME')
    .slice(0, GAMES_TO_WIN_AT)
  const random = world.random.fork(`winners ${category}`)
  const all = Array.from({ length: 100 }, () => {
    const game = random.pick(pool)
    const amount = 300 + Math.floor(random.next() ** 4 * 160_000)
    return {
      customerName: `${random.pick(WINNER_NAMES).slice(0, 2)}***${random.int(0, 9)}`,
      winAmount: fromMinor(BigInt(amount * 100 + random.int(0, 99))),
      iconUrl: game.iconUrl,
      gameName: gameNameOf(game, language),
      nodeId: game.nodeId,
    }
  })
  all.push(...playersOf(world, category, language))
  return all.sort((a, b) => compareAmounts(b.winAmount, a.winAmount)).slice(0, limit)
}

/** The winners and the jackpot. */
export const winnerHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getWinnerBoard', ({ query }) => {
    const { gameCategory, limitNum, language } = query
    const winners =
      world.statement.lists === 'empty' ? [] : winnersOf(world, gameCategory, limitNum, language)
    return ok({ list: winners.map((vo) => ({ vo })), sample: true })
  }),

  operation(world, 'getJackpot', () =>
    ok({
      source: 'SIMULATED',
      amount: null,
      currency: CURRENCY.code,
      updatedAt: world.clock.now(),
    }),
  ),
]
