import { send } from '../flows.ts'
import { createTestWorld } from '../helpers.ts'
import type { Recipe } from './codes.ts'
import { newRequestId } from './promotions.ts'

/** A bet of two balls on the next draw of Padma at the tests' time. */
export const slip = (over: object = {}) => ({
  gameCode: 'PADMA-536',
  prizeMode: 'LOTT',
  area: 'TC',
  issue: '20261120-0110',
  requestId: newRequestId(),
  lines: [{ play: 'B2', picks: ['7', '21'], stake: '10.00' }],
  ...over,
})

/** A line of two balls with this stake. */
export const toSlip = (stake: string) => ({ lines: [{ play: 'B2', picks: ['7', '21'], stake }] })

const betting =
  (scenario: string, over: object = {}, wallet?: string): Recipe =>
  async () => {
    const world = await createTestWorld(scenario)
    if (wallet !== undefined)
      await world.db.wallets.update({ memberId: 1001 }, (row) => {
        row.balance = wallet
      })
    return send(world, 'placeLotteryBets', slip(over), world.visitor.token)
  }

export const lotteryRecipes: Record<string, Recipe> = {
  'placeLotteryBets lottery.draw.closed': betting('member', { issue: '20261120-0109' }),
  'placeLotteryBets lottery.stake.low': betting('member', toSlip('0.50')),
  'placeLotteryBets lottery.stake.high': betting('member', toSlip('1000.01')),
  'placeLotteryBets game.maintenance': betting('member', {
    gameCode: 'JAMUNA-536',
    issue: '20261120-0038',
  }),
  'placeLotteryBets balance.insufficient': betting('member', {}, '9.99'),
  'placeLotteryBets limit.loss.reached': betting('member+loss-limit', toSlip('100.01')),
  'placeLotteryBets self.excluded': betting('member+self-excluded'),
  'placeLotteryBets function.not.available': betting('trial'),
}
