import type { RequestHandler } from 'msw'
import { fail, ok, refuse } from '../../contract/answers.ts'
import { operation } from '../../contract.ts'
import { gameNameOf } from '../../factories/games.ts'
import { makePlaySession, makeRound } from '../../factories/play.ts'
import { settingsOf } from '../../factories/settings.ts'
import { demoGameOf, demoGames } from '../../games/games.ts'
import { compareAmounts } from '../../world/amount.ts'
import { realityCheckOf } from '../../world/reality-check.ts'
import type { Member, Play, Row } from '../../world/tables.ts'
import type { World } from '../../world/world-types.ts'
import { announcingMissions } from '../rewards/announce-missions.ts'
import { isExcluded } from '../session/open-session.ts'
import { beyondLimit } from '../shared/loss-limit.ts'
import { beyondStake, blockedBy, outOfTime } from '../shared/play-limits.ts'
import { balanceOfPlay, settleRound } from './rounds.ts'

/** The play session of that id, if it may be seen: a member's own, or a demo without an account. */
function playFor(world: World, id: string, member: Member | null): Play | undefined {
  const play = world.db.plays.find({ id })
  if (!play || play.memberId === null) return play
  return play.memberId === member?.id ? play : undefined
}

/** The member whose wallet pays for the rounds. */
const payerOf = (world: World, { memberId }: Play): Member | undefined =>
  memberId === null ? undefined : world.db.members.find({ id: memberId })

function stateOf(world: World, play: Play, language: string) {
  const game = world.catalogue.byId(play.nodeId)
  return makePlaySession(play, {
    gameName: game ? gameNameOf(game, language) : String(play.nodeId),
    balance: balanceOfPlay(world, play),
    currency: settingsOf(world.statement).currency.code,
    serverTime: world.clock.now(),
  })
}

/** Why a member may not play this round for money; null when they may. */
function barTo(world: World, payer: Member, gameType: string, stake: string) {
  if (isExcluded(world, payer)) return refuse('self.excluded')
  if (realityCheckOf(world, payer.id).due) return refuse('reality.check.due')
  return (
    blockedBy(world, payer, gameType) ??
    outOfTime(world, payer) ??
    beyondStake(world, payer, stake) ??
    beyondLimit(world, payer, stake)
  )
}

const isSame = (row: Row<'rounds'>, { stake, choice }: { stake: string; choice?: string }) =>
  row.stake === stake && row.choice === (choice ?? null)

const invalid = (path: string, reason: string) =>
  fail(422, undefined, { value: { violations: [{ path, reason }] } })

/** The play session around a game, and the rounds of the demo games. */
export const playHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getPlaySession', ({ query, member, language }) => {
    const play = playFor(world, query.sessionId, member)
    return play ? ok(stateOf(world, play, language)) : fail(404)
  }),

  operation(world, 'endPlaySession', async ({ query, member, language }) => {
    const play = playFor(world, query.sessionId, member)
    if (!play) return fail(404)
    if (play.endedAt !== null) return ok(stateOf(world, play, language))
    const [ended = play] = await world.db.plays.update({ id: play.id }, (row) => {
      row.endedAt = world.clock.now()
    })
    return ok(stateOf(world, ended, language))
  }),

  operation(world, 'playRound', async ({ body, member }) => {
    const play = playFor(world, body.sessionId, member)
    const game = play && world.catalogue.byId(play.nodeId)
    if (!play || !game) return fail(404)
    const before = world.db.rounds.find({ playId: play.id, roundId: body.roundId })
    if (before) return isSame(before, body) ? ok(makeRound(before)) : fail(409)
    if (play.endedAt !== null) return fail(409)
    const rules = demoGames[demoGameOf(game)]
    if (!rules.accepts(body.choice)) return invalid('/body/choice', 'is none of this game')
    const low = compareAmounts(body.stake, game.minStake) < 0
    if (low || compareAmounts(body.stake, game.maxStake) > 0) {
      return invalid('/body/stake', `must be from ${game.minStake} to ${game.maxStake}`)
    }
    const payer = play.demoBalance === null ? payerOf(world, play) : undefined
    const bar = payer && barTo(world, payer, game.gameType, body.stake)
    if (bar) return bar
    if (compareAmounts(balanceOfPlay(world, play), body.stake) < 0) {
      return refuse('balance.insufficient')
    }
    const settle = () => settleRound(world, play, rules, body)
    return ok(makeRound(await announcingMissions(world, payer, settle)))
  }),
]
