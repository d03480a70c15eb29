import { type Amount, fromMinor, subtractAmounts, sumAmounts, toMinor } from '../../core/amount.ts'
import type { Row } from '../../core/tables.ts'
import { postEntry } from '../../ledger/ledger.ts'
import type { World } from '../../world-types.ts'
import { drawNumbers } from './draws.ts'
import { findLottery } from './find.ts'
import { wins } from './plays.ts'

type Bet = Row<'lotteryBets'>

/** Stake times odds, in whole minor units. */
const payoutOf = (stake: Amount, odds: Amount): Amount =>
  fromMinor((toMinor(stake) * toMinor(odds)) / 100n)

/** Settles every bet of a member whose draw is over: the numbers decide, a win is paid, once, at the draw. */
export async function settleDraws(world: World, memberId: number, now: number): Promise<void> {
  const due = ({ memberId: whose, state, drawsAt }: Bet) =>
    whose === memberId && state === 'PENDING' && drawsAt <= now
  for (const bet of world.db.lotteryBets.list(due)) {
    const lottery = findLottery(world, bet.gameCode)
    if (!lottery) continue
    const numbers = drawNumbers(world, lottery, bet.issue)
    const won = wins(lottery.kind, bet, numbers)
    const payout = won ? payoutOf(bet.stake, bet.odds) : '0.00'
    await world.db.lotteryBets.update({ id: bet.id }, (row) => {
      Object.assign(row, { state: won ? 'WON' : 'LOST', payout, numbers })
    })
    const paid = { memberId, kind: 'PAYOUT', amount: payout, reference: bet.id } as const
    if (won) await postEntry(world, { ...paid, at: bet.drawsAt })
  }
}

/** A member's totals over all lotteries since a moment. */
export function sumPosition(world: World, memberId: number, since: number) {
  const bets = world.db.lotteryBets.list(
    (bet) => bet.memberId === memberId && bet.placedAt >= since,
  )
  const staked = sumAmounts(bets.map(({ stake }) => stake))
  const won = sumAmounts(bets.map(({ payout }) => payout))
  const waiting = bets.filter(({ state }) => state === 'PENDING')
  return {
    since,
    lines: bets.length,
    staked,
    won,
    net: subtractAmounts(won, staked),
    pending: sumAmounts(waiting.map(({ stake }) => stake)),
  }
}
