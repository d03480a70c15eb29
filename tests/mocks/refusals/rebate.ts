import { worldOf } from '../helpers.ts'
import type { Recipe } from './codes.ts'
import { nextRequestId, own } from './limits.ts'

const claiming =
  (scenario: string, times = 1): Recipe =>
  async () => {
    const world = await worldOf(scenario)
    for (let n = 1; n < times; n += 1)
      await own(world, 'claimManualRebate', { requestId: nextRequestId() })
    return own(world, 'claimManualRebate', { requestId: nextRequestId() })
  }

export const rebateRecipes: Record<string, Recipe> = {
  'getManualRebate function.not.available': async () =>
    own(await worldOf('member+rebate-off'), 'getManualRebate'),
  'claimManualRebate function.not.available': claiming('member+rebate-off'),
  'claimManualRebate reward.already.claimed': claiming('rebate-ready', 2),
  'claimManualRebate reward.not.reached': claiming('member+history-empty'),
  'claimManualRebate reward.not.eligible': claiming('trial'),
  'claimManualRebate self.excluded': claiming('member+self-excluded'),
}
