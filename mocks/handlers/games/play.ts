import type { RequestHandler } from 'msw'
import { fail, ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { getGameName } from '#mocks/factories/games.ts'
import { makePlaySession, makeReturned, makeRound } from '#mocks/factories/play.ts'
import { getSettings } from '#mocks/merchant/settings.ts'
import type { Play } from '#mocks/world/core/tables.ts'
import { endPlaySession, findPlay, playRound } from '#mocks/world/money/play-round.ts'
import { balanceOfPlay } from '#mocks/world/money/rounds.ts'
import { findPayingWallet } from '#mocks/world/play/paying-wallet.ts'
import type { World } from '#mocks/world/world-types.ts'

function stateOf(world: World, play: Play, language: string) {
  const game = world.catalogue.byId(play.nodeId)
  return makePlaySession(play, {
    gameName: game ? getGameName(game, language) : String(play.nodeId),
    balance: balanceOfPlay(world, play),
    currency: getSettings(world.conditions).currency.code,
    serverTime: world.clock.now(),
    returned: makeReturned(world, findPayingWallet(world, play), play.returned, language),
  })
}

/** The play session around a game, and the rounds of the demo games. */
export const playHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getPlaySession', ({ query, member, language }) => {
    const play = findPlay(world, query.sessionId, member)
    return play ? ok(stateOf(world, play, language)) : fail(404)
  }),

  operation(world, 'endPlaySession', async ({ query, member, language }) =>
    toAnswer(await endPlaySession(world, member, query.sessionId), (play) =>
      stateOf(world, play, language),
    ),
  ),

  operation(world, 'playRound', async ({ body, member }) =>
    toAnswer(await playRound(world, member, body), makeRound),
  ),
]
