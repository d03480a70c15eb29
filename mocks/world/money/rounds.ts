import type { DemoRules } from '#mocks/games/rule.ts'
import { type Amount, addAmounts, compareAmounts, subtractAmounts } from '../core/amount.ts'
import type { Play, Row } from '../core/tables.ts'
import { getBalance, postEntries } from '../ledger/ledger.ts'
import { findPayingWallet } from '../play/paying-wallet.ts'
import type { World } from '../world-types.ts'

/** The balance to play with: play money of a demo, or the member's wallet. */
export const balanceOfPlay = (world: World, play: Play): Amount =>
  play.demoBalance ?? getBalance(world, play.memberId ?? 0, findPayingWallet(world, play))

/** The ledger reference of a round. */
const referenceOf = (playId: string, roundId: string) => `${playId}/${roundId}`

/** Moves stake and payout through the member's wallet. */
async function moveWallet(
  world: World,
  facts: { memberId: number; wallet: string; reference: string },
  { stake, payout }: { stake: Amount; payout: Amount },
) {
  const taken = { ...facts, kind: 'STAKE', amount: subtractAmounts('0.00', stake) } as const
  const paid = { ...facts, kind: 'PAYOUT', amount: payout } as const
  await postEntries(world, compareAmounts(payout, '0.00') > 0 ? [taken, paid] : [taken])
}

/** Plays and settles one round; the caller has checked that it may be played. */
export async function settleRound(
  world: World,
  play: Play,
  rules: DemoRules,
  { roundId, stake, choice }: { roundId: string; stake: Amount; choice?: string },
): Promise<Row<'rounds'>> {
  const { symbols, lines, payout } = rules.play(world.random, stake, choice ?? '')
  const before = balanceOfPlay(world, play)
  const after = addAmounts(subtractAmounts(before, stake), payout)
  const staked = addAmounts(play.staked, stake)
  const won = addAmounts(play.won, payout)
  const rounds = play.rounds + 1
  await world.db.plays.update({ id: play.id }, (row) => {
    Object.assign(row, { rounds, staked, won })
    if (row.demoBalance !== null) row.demoBalance = after
  })
  if (play.demoBalance === null && play.memberId !== null) {
    const { id, memberId } = play
    const facts = {
      memberId,
      wallet: findPayingWallet(world, play),
      reference: referenceOf(id, roundId),
    }
    await moveWallet(world, facts, { stake, payout })
  }
  return world.db.rounds.insert({
    playId: play.id,
    roundId,
    stake,
    payout,
    balance: after,
    net: subtractAmounts(won, staked),
    rounds,
    choice: choice ?? null,
    symbols,
    lines,
    at: world.clock.now(),
  })
}
