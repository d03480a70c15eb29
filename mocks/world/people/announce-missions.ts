import type { Member } from '../core/tables.ts'
import type { World } from '../world-types.ts'
import { listMissionProgress } from './missions.ts'

const readyMissions = (world: World, member: Member) =>
  listMissionProgress(world, member).flatMap(({ state, mission }) =>
    state === 'READY' ? [mission] : [],
  )

/** Runs `work` and sends the member a socket event for each mission that it has completed. */
export async function withMissionEvents<T>(
  world: World,
  member: Member | null | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!member) return work()
  const before = new Set(readyMissions(world, member).map(({ id }) => id))
  const result = await work()
  for (const { id, reward } of readyMissions(world, member)) {
    if (before.has(id)) continue
    const amount = reward.kind === 'MONEY' ? reward.amount : null
    world.emit('reward.available', { rewardId: `mission-${id}`, amount }, member.id)
  }
  return result
}
