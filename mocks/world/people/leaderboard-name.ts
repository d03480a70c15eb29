import { done } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import type { World } from '../world-types.ts'
import { checkRewardEligibility } from './rewards.ts'

export const maskName = (name: string) => `${name.slice(0, 2)}***${name.slice(-1)}`

/** Whether others see a member's name masked; so it is until the member says otherwise. */
export const isMasked = (world: World, memberId: number): boolean =>
  world.db.leaderboardNames.find({ memberId })?.masked ?? true

/** The name that a member has in the leaderboard. */
export function getLeaderboardName(world: World, { id, nickname, account }: Member): string {
  const name = nickname ?? account
  return isMasked(world, id) ? maskName(name) : name
}

/** Masks a member's name in the leaderboard, or shows it. */
export async function setLeaderboardName(world: World, member: Member, masked: boolean) {
  const refused = checkRewardEligibility(world, member)
  if (refused) return refused
  world.db.leaderboardNames.remove({ memberId: member.id })
  await world.db.leaderboardNames.insert({ memberId: member.id, masked })
  return done({ masked, name: getLeaderboardName(world, member) })
}
