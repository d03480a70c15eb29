import type { components } from '../../openapi/generated/types.ts'
import type { CatalogueGame } from '../catalogue/types.ts'
import { subtractAmounts } from '../db/amount.ts'
import type { Play, Row } from '../db/schema.ts'
import { CURRENCY } from '../db/site.ts'
import { gameNameOf } from './games.ts'

type LaunchedGame = components['schemas']['LaunchedGame']
type PlaySession = components['schemas']['PlaySession']
type Round = components['schemas']['Round']

/** Where a game is and how to show it: every game of the fake world is the demo slot. */
export const makeLaunch = (play: Play, game: CatalogueGame, language: string): LaunchedGame => ({
  sessionId: play.id,
  url: `/demo-games/slots/index.html?session=${play.id}`,
  mode: 'IFRAME',
  ratio: '16:9',
  demo: play.demo,
  gameName: gameNameOf(game, language),
  minStake: game.minStake,
  maxStake: game.maxStake,
})

interface PlayFacts {
  readonly gameName: string
  readonly balance: string
  readonly serverTime: number
}

/** The state of a play session. */
export const makePlaySession = (play: Play, facts: PlayFacts): PlaySession => ({
  sessionId: play.id,
  nodeId: play.nodeId,
  gameName: facts.gameName,
  demo: play.demo,
  currency: CURRENCY.code,
  startedAt: play.startedAt,
  endedAt: play.endedAt,
  serverTime: facts.serverTime,
  rounds: play.rounds,
  staked: play.staked,
  won: play.won,
  net: subtractAmounts(play.won, play.staked),
  balance: facts.balance,
})

/** A settled round as the game shows it. */
export const makeRound = (row: Row<'rounds'>): Round => ({
  roundId: row.roundId,
  stake: row.stake,
  payout: row.payout,
  balance: row.balance,
  net: row.net,
  rounds: row.rounds,
  outcome: { symbols: row.symbols, lines: row.lines },
})
