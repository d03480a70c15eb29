import type { World } from '../world-types.ts'
import { endBonus } from './end-bonuses.ts'
import { listRequirements } from './turnover.ts'
import { unplayableSince } from './unplayable.ts'

/** ADR 0089: ends the bonuses of a member that can no longer be played; their deposits are free by then. */
export async function endUnplayable(world: World, memberId: number): Promise<void> {
  const member = world.db.members.find({ id: memberId })
  if (!member) return
  const all = listRequirements(world, memberId)
  for (const one of all) {
    const isOpen = one.status === 'ACTIVE' || one.status === 'WAITING'
    if (one.base === 'DEPOSIT' || !isOpen) continue
    if (unplayableSince(world, member, one, one.entry.at) === null) continue
    await endBonus(world, all, one, { status: 'CANCELLED', at: world.clock.now() })
  }
}
