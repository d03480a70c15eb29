import { createTestWorld } from '../helpers.ts'
import type { Recipe } from './codes.ts'
import { callAsVisitor, nextRequestId } from './limits.ts'

const claiming =
  (scenario: string, times = 1): Recipe =>
  async () => {
    const world = await createTestWorld(scenario)
    for (let n = 1; n < times; n += 1)
      await callAsVisitor(world, 'claimManualRebate', { requestId: nextRequestId() })
    return callAsVisitor(world, 'claimManualRebate', { requestId: nextRequestId() })
  }

export const rebateRecipes: Record<string, Recipe> = {
  'getManualRebate function.not.available': async () =>
    callAsVisitor(await createTestWorld('member+rebate-off'), 'getManualRebate'),
  'claimManualRebate function.not.available': claiming('member+rebate-off'),
  'claimManualRebate reward.already.claimed': claiming('rebate-ready', 2),
  'claimManualRebate reward.not.reached': claiming('member+history-empty'),
  'claimManualRebate reward.not.eligible': claiming('trial'),
  'claimManualRebate self.excluded': claiming('member+self-excluded'),
}
