import { createTestWorld } from '../helpers.ts'
import type { Recipe } from './codes.ts'
import { callAsVisitor, nextRequestId } from './limits.ts'

const claiming =
  (level: number, scenario = 'member'): Recipe =>
  async () =>
    callAsVisitor(await createTestWorld(scenario), 'claimVipBonus', {
      level,
      requestId: nextRequestId(),
    })

export const vipRecipes: Record<string, Recipe> = {
  'claimVipBonus reward.already.claimed': claiming(1),
  'claimVipBonus reward.not.reached': claiming(10),
  'claimVipBonus reward.not.eligible': claiming(1, 'trial'),
  'claimVipBonus self.excluded': claiming(3, 'member+self-excluded'),
}
