import { type Amount, compareAmounts } from '../core/amount.ts'
import { refusal } from '../core/refusal.ts'
import type { World } from '../world-types.ts'
import { getWithdrawable } from './withdraw-rules.ts'

/**
 * D-056: why this amount may not leave the member's main wallet. Null when it may. Checked by withdrawals and by
 * transfers up and down. Money cannot leave through a vendor's wallet: tied money stays tied there.
 */
export function checkAvailableAmount(world: World, memberId: number, amount: Amount) {
  const { balance, available } = getWithdrawable(world, memberId)
  if (compareAmounts(amount, balance) > 0) return refusal('balance.insufficient')
  if (compareAmounts(amount, available) > 0)
    return refusal('turnover.unmet', { available, resetsAt: null })
  return null
}
