import type { RequestHandler } from 'msw'
import { gameTheme } from '#mocks/art/game-art.ts'
import { getLooks, prepareLooks } from '#mocks/art/looks.ts'
import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import { ok, refuse, toRefusalAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makeClosure, makeLaunch, makeMoved } from '#mocks/factories/play.ts'
import { findDemoGame } from '#mocks/games/games.ts'
import { openDemo, openGame } from '#mocks/world/money/open-game.ts'
import type { closedGame } from '#mocks/world/play/closed-game.ts'
import { getLotteryName } from '#mocks/world/play/lottery/find.ts'
import type { World } from '#mocks/world/world-types.ts'

/** A game that is under maintenance, as an answer. */
const refuseMaintenance = (
  world: World,
  { reason, game, until }: ReturnType<typeof closedGame>,
  language: string,
) => refuse(reason, { value: makeClosure(world, game, until, language) })

/** The pictures and colours of a slot's tile, which its reels show too; other games have their own pictures. */
async function themeOf({ catalogue }: World, game: CatalogueGame) {
  if (findDemoGame(game) !== 'slots') return {}
  await prepareLooks(catalogue)
  return gameTheme(game, getLooks(catalogue).get(game.nodeId))
}

/** Opening a game, with money or for play. */
export const launchHandlers = (world: World): RequestHandler[] => [
  operation(world, 'launchGame', async ({ query, member, session: { token }, host }) => {
    const { language } = query
    const outcome = await openGame(world, member, { host, token }, query)
    if ('until' in outcome) return refuseMaintenance(world, outcome, language)
    if (!('done' in outcome)) return toRefusalAnswer(outcome, 'query')
    const { play, game, lottery, wallet, moves } = outcome.done
    const name = lottery ? getLotteryName(lottery, language) : undefined
    const moved = makeMoved(world, wallet, moves, language)
    const theme = await themeOf(world, game)
    return ok({ ...makeLaunch(world, play, { game, query, theme }, name), wallet, moved })
  }),

  operation(world, 'trialLaunch', async ({ query, host }) => {
    const outcome = await openDemo(world, host, query)
    if ('until' in outcome) return refuseMaintenance(world, outcome, query.language)
    if (!('done' in outcome)) return toRefusalAnswer(outcome, 'query')
    const { play, game } = outcome.done
    return ok(makeLaunch(world, play, { game, query, theme: await themeOf(world, game) }))
  }),
]
