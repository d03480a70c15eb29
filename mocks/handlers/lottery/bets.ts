import type { RequestHandler } from 'msw'
import { fail, invalid, ok, refuse, refuseFor } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import type { BodyOf } from '../../contract/types.ts'
import { makeLotteryBet } from '../../factories/lottery.ts'
import { addAmounts, compareAmounts, subtractAmounts } from '../../world/core/amount.ts'
import type { Member, Row } from '../../world/core/tables.ts'
import { balanceOf, postEntries } from '../../world/ledger/ledger.ts'
import type { Draws } from '../../world/play/lottery/draws.ts'
import { type Lottery, lotteryOf } from '../../world/play/lottery/find.ts'
import { gameTypeOf } from '../../world/play/lottery/kinds.ts'
import { faultOfPicks, playOf } from '../../world/play/lottery/plays.ts'
import { barToStake } from '../../world/play/stake-gate.ts'
import type { World } from '../../world/world-types.ts'

type Slip = BodyOf<'placeLotteryBets'>
type Bet = Row<'lotteryBets'>

const totalOf = (stakes: readonly { readonly stake: string }[]) =>
  stakes.reduce((sum, { stake }) => addAmounts(sum, stake), '0.00')

/** The first invalid line: a play of another lottery, or impossible picks. */
function faultOf({ kind }: Lottery, { lines, prizeMode }: Slip) {
  for (const [index, { play, picks }] of lines.entries()) {
    if (!kind.plays.includes(play)) return invalid(`/body/lines/${index}/play`, 'is not offered')
    const fault = faultOfPicks(playOf(kind, play, prizeMode), picks)
    if (fault) return invalid(`/body/lines/${index}/picks`, fault)
  }
  return null
}

/** Why these lines are refused for this member now; null when they are accepted. */
function objection(world: World, member: Member, lottery: Lottery, slip: Slip) {
  const gameType = gameTypeOf(lottery.area, slip.prizeMode)
  const amount = totalOf(slip.lines)
  const bar = barToStake(world, member, { gameType, amount })
  if (bar) return refuseFor(bar)
  if (!lottery.open) return refuse('game.maintenance')
  for (const { play, stake } of slip.lines) {
    const { minStake, maxStake } = playOf(lottery.kind, play, slip.prizeMode)
    if (compareAmounts(stake, minStake) < 0) return refuse('lottery.stake.low')
    if (compareAmounts(stake, maxStake) > 0) return refuse('lottery.stake.high')
  }
  const short = compareAmounts(balanceOf(world, member.id), amount) < 0
  return short ? refuse('balance.insufficient') : null
}

/** Betting on a draw. */
export const betHandlers = (world: World, draws: Draws): RequestHandler[] => {
  const receipt = (memberId: number, bets: readonly Bet[]) => {
    const { issue = '', drawsAt = 0 } = bets[0] ?? {}
    return ok({
      issue,
      drawsAt,
      bets: bets.map(makeLotteryBet),
      staked: totalOf(bets),
      balance: balanceOf(world, memberId),
    })
  }

  return [
    operation(
      world,
      'placeLotteryBets',
      async ({ body, member }) => {
        const { gameCode, area, issue, requestId, prizeMode, lines } = body
        const lottery = lotteryOf(world, area, gameCode)
        if (!lottery) return fail(404)
        const wrong = faultOf(lottery, body)
        if (wrong) return wrong
        const draw = draws.ahead(lottery).find((one) => one.issue === issue)
        if (!draw) return refuse('lottery.draw.closed')
        const refusal = objection(world, member, lottery, body)
        if (refusal) return refusal
        const bets: Bet[] = []
        for (const { play, picks, stake } of lines) {
          const row = {
            ...{ requestId, memberId: member.id, gameCode, issue, drawsAt: draw.drawsAt },
            ...{ play, picks, stake, odds: playOf(lottery.kind, play, prizeMode).odds },
            ...{ id: world.nextId('lotto'), state: 'PENDING' as const, payout: '0.00' },
            ...{ numbers: [], placedAt: world.clock.now() },
          }
          bets.push(await world.db.lotteryBets.insert(row))
        }
        await postEntries(
          world,
          bets.map(({ id: reference, memberId, stake }) => ({
            ...{ memberId, kind: 'STAKE', reference, amount: subtractAmounts('0.00', stake) },
          })),
        )
        return receipt(member.id, bets)
      },
      {
        again: ({ body: { requestId }, member }) => {
          const bets = world.db.lotteryBets.list({ memberId: member.id, requestId })
          return bets.length > 0 ? receipt(member.id, bets) : null
        },
      },
    ),
  ]
}
