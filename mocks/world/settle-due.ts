import { settleApplications } from './applications.ts'
import { settleContracts } from './contracts/contracts.ts'
import { settleDeposits } from './deposits.ts'
import { settleErasure } from './erasure.ts'
import { settleWithdrawals } from './settle-withdrawals.ts'
import { settleEarnings } from './settlement/settle-earnings.ts'
import type { Member } from './tables.ts'
import type { World } from './world-types.ts'

/** Carries out what the world's clock has made due for a member since the last call. */
export async function settleDue(world: World, member: Pick<Member, 'id'> | null): Promise<void> {
  if (!member) return
  await settleDeposits(world, member.id)
  await settleWithdrawals(world, member.id)
  await settleApplications(world, member.id)
  await settleErasure(world, member.id)
  await settleContracts(world, member.id)
  await settleEarnings(world, member.id)
}
