import type { RequestHandler } from 'msw'
import { fail, invalid, ok, refuse, refuseFor } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import { gameNameOf } from '../../factories/games.ts'
import { makePlaySession, makeReturned, makeRound } from '../../factories/play.ts'
import { rulesOfGame } from '../../games/games.ts'
import { settingsOf } from '../../merchant/settings.ts'
import { compareAmounts } from '../../world/core/amount.ts'
import type { Member, Play, Row } from '../../world/core/tables.ts'
import { bringBack } from '../../world/money/door-money.ts'
import { balanceOfPlay, settleRound, walletOf } from '../../world/money/rounds.ts'
import { announcingMissions } from '../../world/people/announce-missions.ts'
import { barToStake } from '../../world/play/stake-gate.ts'
import type { World } from '../../world/world-types.ts'

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
    returned: makeReturned(world, walletOf(world, play), play.returned, language),
  })
}

/** D-051: brings home what a launch had moved to the vendor of this play; null when nothing goes back. */
async function moneyBack(world: World, play: Play): Promise<string | null> {
  const { id, memberId, demo } = play
  if (memberId === null || demo) return null
  const wallet = walletOf(world, play)
  const others = world.db.plays
    .list({ memberId, demo: false, endedAt: null })
    .filter((other) => other.id !== id && walletOf(world, other) === wallet)
  return (await bringBack(world, memberId, wallet, others))?.amount ?? null
}

const isSame = (row: Row<'rounds'>, { stake, choice }: { stake: string; choice?: string }) =>
  row.stake === stake && row.choice === (choice ?? null)

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
    const back = await moneyBack(world, play)
    const [ended = play] = await world.db.plays.update({ id: play.id }, (row) => {
      row.endedAt = world.clock.now()
      row.returned = back
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
    const rules = rulesOfGame(game)
    if (!rules.accepts(body.choice)) return invalid('/body/choice', 'is none of this game')
    const low = compareAmounts(body.stake, game.minStake) < 0
    if (low || compareAmounts(body.stake, game.maxStake) > 0) {
      return invalid('/body/stake', `must be from ${game.minStake} to ${game.maxStake}`)
    }
    const payer = play.demoBalance === null ? payerOf(world, play) : undefined
    const { gameType } = game
    const bar = payer && barToStake(world, payer, { gameType, amount: body.stake })
    if (bar) return refuseFor(bar)
    if (compareAmounts(balanceOfPlay(world, play), body.stake) < 0) {
      return refuse('balance.insufficient')
    }
    const settle = () => settleRound(world, play, rules, body)
    return ok(makeRound(await announcingMissions(world, payer, settle)))
  }),
]
