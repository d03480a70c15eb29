import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import { rulesOfGame } from '#mocks/games/games.ts'
import { type Amount, compareAmounts } from '../core/amount.ts'
import { done, refusal, unfit } from '../core/refusal.ts'
import type { Member, Play, Row } from '../core/tables.ts'
import { announcingMissions } from '../people/announce-missions.ts'
import { endPlays } from '../play/door-money.ts'
import { barToStake } from '../play/stake-gate.ts'
import type { World } from '../world-types.ts'
import { balanceOfPlay, settleRound } from './rounds.ts'

/** The play session of that id, if it may be seen: a member's own, or a demo without an account. */
export function playFor(world: World, id: string, member: Member | null): Play | undefined {
  const play = world.db.plays.find({ id })
  if (!play || play.memberId === null) return play
  return play.memberId === member?.id ? play : undefined
}

/** Ends a play session; one that has ended stays as it is. */
export async function leaveGame(world: World, member: Member | null, sessionId: string) {
  const play = playFor(world, sessionId, member)
  if (!play) return refusal('unknown')
  if (play.endedAt !== null) return done(play)
  await endPlays(world, [play])
  return done(playFor(world, sessionId, member) ?? play)
}

interface WantedRound {
  readonly sessionId: string
  readonly roundId: string
  readonly stake: Amount
  readonly choice?: string
}

const isSame = (row: Row<'rounds'>, { stake, choice }: WantedRound) =>
  row.stake === stake && row.choice === (choice ?? null)

/** The member whose wallet pays for the rounds. */
const payerOf = (world: World, { memberId, demoBalance }: Play): Member | undefined =>
  memberId === null || demoBalance !== null ? undefined : world.db.members.find({ id: memberId })

/** What can never be played in this game; null when the stake and the choice fit it. */
function faultOf(game: CatalogueGame, { stake, choice }: WantedRound) {
  const { minStake, maxStake } = game
  if (!rulesOfGame(game).accepts(choice)) return unfit('/choice', 'is none of this game')
  const fits = compareAmounts(stake, minStake) >= 0 && compareAmounts(stake, maxStake) <= 0
  return fits ? null : unfit('/stake', `must be from ${minStake} to ${maxStake}`)
}

/** Plays a round, once: the same one again is answered as it was settled. */
export async function playRound(world: World, member: Member | null, wanted: WantedRound) {
  const { sessionId, roundId, stake } = wanted
  const play = playFor(world, sessionId, member)
  const game = play && world.catalogue.byId(play.nodeId)
  if (!play || !game) return refusal('unknown')
  const before = world.db.rounds.find({ playId: play.id, roundId })
  if (before) return isSame(before, wanted) ? done(before) : refusal('conflict')
  if (play.endedAt !== null) return refusal('conflict')
  const fault = faultOf(game, wanted)
  if (fault) return fault
  const payer = payerOf(world, play)
  const { gameType } = game
  const bar = payer && barToStake(world, payer, { gameType, amount: stake })
  if (bar) return bar
  if (compareAmounts(balanceOfPlay(world, play), stake) < 0) return refusal('balance.insufficient')
  const settle = () => settleRound(world, play, rulesOfGame(game), wanted)
  return done(await announcingMissions(world, payer, settle))
}
