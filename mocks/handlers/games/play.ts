import type { RequestHandler } from 'msw'
import { answerFor, fail, ok } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import { gameNameOf } from '../../factories/games.ts'
import { makePlaySession, makeReturned, makeRound } from '../../factories/play.ts'
import { settingsOf } from '../../merchant/settings.ts'
import type { Play } from '../../world/core/tables.ts'
import { leaveGame, playFor, playRound } from '../../world/money/play-round.ts'
import { balanceOfPlay, walletOf } from '../../world/money/rounds.ts'
import type { World } from '../../world/world-types.ts'

function stateOf(world: World, play: Play, language: string) {
  const game = world.catalogue.byId(play.nodeId)
  return makePlaySession(play, {
    gameName: game ? gameNameOf(game, language) : String(play.nodeId),
    balance: balanceOfPlay(world, play),
    currency: settingsOf(world.statement).currency.code,
    serverTime: world.clock.now(),
    returned: makeReturned(world, walletOf(world, play), play.returned, language),
  })
}

/** The play session around a game, and the rounds of the demo games. */
export const playHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getPlaySession', ({ query, member, language }) => {
    const play = playFor(world, query.sessionId, member)
    return play ? ok(stateOf(world, play, language)) : fail(404)
  }),

  operation(world, 'endPlaySession', async ({ query, member, language }) =>
    answerFor(await leaveGame(world, member, query.sessionId), (play) =>
      stateOf(world, play, language),
    ),
  ),

  operation(world, 'playRound', async ({ body, member }) =>
    answerFor(await playRound(world, member, body), makeRound),
  ),
]
