import { worldOf } from '../helpers.ts'
import type { Recipe } from './codes.ts'
import { nextRequestId, own } from './limits.ts'

const claiming =
  (level: number, scenario = 'member'): Recipe =>
  async () =>
    own(await worldOf(scenario), 'claimVipBonus', { level, requestId: nextRequestId() })

export const vipRecipes: Record<string, Recipe> = {
  'claimVipBonus reward.already.claimed': claiming(1),
  'claimVipBonus reward.not.reached': claiming(10),
  'claimVipBonus reward.not.eligible': claiming(1, 'trial'),
  'claimVipBonus self.excluded': claiming(3, 'member+self-excluded'),
}
