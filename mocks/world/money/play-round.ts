import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import { rulesOfGame } from '#mocks/games/games.ts'
import { type Amount, compareAmounts } from '../core/amount.ts'
import { done, invalidRequest, refusal } from '../core/refusal.ts'
import type { Member, Play, Row } from '../core/tables.ts'
import { withMissionEvents } from '../people/announce-missions.ts'
import { endPlaySessions } from '../play/launch-transfers.ts'
import { checkStake } from '../play/stake-gate.ts'
import type { World } from '../world-types.ts'
import { balanceOfPlay, settleRound } from './rounds.ts'

/** The play session of that id, if it may be seen: a member's own, or a demo without an account. */
export function findPlay(world: World, id: string, member: Member | null): Play | undefined {
  const play = world.db.plays.find({ id })
  if (!play || play.memberId === null) return play
  return play.memberId === member?.id ? play : undefined
}

/** Ends a play session, unless it has already ended. */
export async function endPlaySession(world: World, member: Member | null, sessionId: string) {
  const play = findPlay(world, sessionId, member)
  if (!play) return refusal('unknown')
  if (play.endedAt !== null) return done(play)
  await endPlaySessions(world, [play])
  return done(findPlay(world, sessionId, member) ?? play)
}

interface RoundInput {
  readonly sessionId: string
  readonly roundId: string
  readonly stake: Amount
  readonly choice?: string
}

const isSame = (row: Row<'rounds'>, { stake, choice }: RoundInput) =>
  row.stake === stake && row.choice === (choice ?? null)

/** The member whose wallet pays for the rounds. */
const payerOf = (world: World, { memberId, demoBalance }: Play): Member | undefined =>
  memberId === null || demoBalance !== null ? undefined : world.db.members.find({ id: memberId })

/** The problem with a stake or choice for this game; null when both are valid. */
function validateRound(game: CatalogueGame, { stake, choice }: RoundInput) {
  const { minStake, maxStake } = game
  if (!rulesOfGame(game).accepts(choice)) return invalidRequest('/choice', 'is none of this game')
  const fits = compareAmounts(stake, minStake) >= 0 && compareAmounts(stake, maxStake) <= 0
  return fits ? null : invalidRequest('/stake', `must be from ${minStake} to ${maxStake}`)
}

/** Plays a round, once: a repeated request returns the settled round. */
export async function playRound(world: World, member: Member | null, input: RoundInput) {
  const { sessionId, roundId, stake } = input
  const play = findPlay(world, sessionId, member)
  const game = play && world.catalogue.byId(play.nodeId)
  if (!play || !game) return refusal('unknown')
  const before = world.db.rounds.find({ playId: play.id, roundId })
  if (before) return isSame(before, input) ? done(before) : refusal('conflict')
  if (play.endedAt !== null) return refusal('conflict')
  const fault = validateRound(game, input)
  if (fault) return fault
  const payer = payerOf(world, play)
  const { gameType } = game
  const refused = payer && checkStake(world, payer, { gameType, amount: stake })
  if (refused) return refused
  if (compareAmounts(balanceOfPlay(world, play), stake) < 0) return refusal('balance.insufficient')
  const settle = () => settleRound(world, play, rulesOfGame(game), input)
  return done(await withMissionEvents(world, payer, settle))
}
