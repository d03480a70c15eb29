import { settingsOf } from '../../factories/settings.ts'
import type { DemoRules } from '../../games/rule.ts'
import { type Amount, addAmounts, compareAmounts, subtractAmounts } from '../../world/amount.ts'
import type { Play, Row } from '../../world/tables.ts'
import type { World } from '../../world/world-types.ts'

/** The balance to play with: play money of a demo, or the member's wallet. */
export function balanceOf(world: World, play: Play): Amount {
  if (play.demoBalance !== null) return play.demoBalance
  return world.db.wallets.find({ memberId: play.memberId ?? 0 })?.balance ?? '0.00'
}

async function book(
  world: World,
  memberId: number,
  kind: 'STAKE' | 'PAYOUT',
  amount: Amount,
  balanceAfter: Amount,
) {
  const id = world.nextId('transaction')
  const at = world.clock.now()
  await world.db.transactions.insert({ id, memberId, kind, amount, balanceAfter, at })
}

/** Moves stake and payout through the member's wallet, records both and notifies the page. */
async function moveWallet(
  world: World,
  memberId: number,
  money: { stake: Amount; payout: Amount; before: Amount; after: Amount },
) {
  const { stake, payout, before, after } = money
  await world.db.wallets.update({ memberId }, (row) => {
    row.balance = after
    row.updatedAt = world.clock.now()
  })
  const taken = subtractAmounts('0.00', stake)
  await book(world, memberId, 'STAKE', taken, subtractAmounts(before, stake))
  if (compareAmounts(payout, '0.00') > 0) await book(world, memberId, 'PAYOUT', payout, after)
  const { currency } = settingsOf(world.statement)
  world.emit('balance.updated', { balance: after, currency: currency.code }, memberId)
}

/** Plays and settles one round; the caller has checked that it may be played. */
export async function settleRound(
  world: World,
  play: Play,
  rules: DemoRules,
  { roundId, stake, choice }: { roundId: string; stake: Amount; choice?: string },
): Promise<Row<'rounds'>> {
  const { symbols, lines, payout } = rules.play(world.random, stake, choice ?? '')
  const before = balanceOf(world, play)
  const after = addAmounts(subtractAmounts(before, stake), payout)
  const staked = addAmounts(play.staked, stake)
  const won = addAmounts(play.won, payout)
  const rounds = play.rounds + 1
  await world.db.plays.update({ id: play.id }, (row) => {
    Object.assign(row, { rounds, staked, won })
    if (row.demoBalance !== null) row.demoBalance = after
  })
  if (play.demoBalance === null && play.memberId !== null) {
    await moveWallet(world, play.memberId, { stake, payout, before, after })
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
