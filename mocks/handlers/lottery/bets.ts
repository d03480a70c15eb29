import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makeLotteryBet } from '#mocks/factories/lottery.ts'
import type { Row } from '#mocks/world/core/tables.ts'
import { getBalance } from '#mocks/world/ledger/ledger.ts'
import type { Draws } from '#mocks/world/play/lottery/draws.ts'
import { placeBets, sumStakes } from '#mocks/world/play/lottery/place-bets.ts'
import type { World } from '#mocks/world/world-types.ts'

/** Betting on a draw. */
export const betHandlers = (world: World, draws: Draws): RequestHandler[] => {
  const receipt = (memberId: number, bets: readonly Row<'lotteryBets'>[]) => {
    const { issue = '', drawsAt = 0 } = bets[0] ?? {}
    const staked = sumStakes(bets)
    const balance = getBalance(world, memberId)
    return { issue, drawsAt, bets: bets.map(makeLotteryBet), staked, balance }
  }

  return [
    operation(
      world,
      'placeLotteryBets',
      async ({ body, member }) =>
        toAnswer(await placeBets(world, draws, member, body), (bets) => receipt(member.id, bets)),
      {
        replay: ({ body: { requestId }, member }) => {
          const bets = world.db.lotteryBets.list({ memberId: member.id, requestId })
          return bets.length > 0 ? ok(receipt(member.id, bets)) : null
        },
      },
    ),
  ]
}
