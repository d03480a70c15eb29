import { rewardOfDay } from '#mocks/content/offers/check-in.ts'
import { dayAt } from '../core/days.ts'
import { done, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import type { World } from '../world-types.ts'
import { withMissionEvents } from './announce-missions.ts'
import { getClaimPeriod, getMissionProgress, listMissions } from './missions.ts'
import { checkInDays, checkRewardEligibility, hasRewards, payReward } from './rewards.ts'

/** Checks a member in for today, and pays the reward of the day. */
export async function checkIn(
  world: World,
  member: Member,
  { day, requestId }: { readonly day: string; readonly requestId: string },
) {
  const refused = checkRewardEligibility(world, member)
  if (refused) return refused
  if (!hasRewards(world)) return refusal('reward.closed')
  if (checkInDays(world, member).has(day)) return refusal('reward.already.claimed')
  const at = world.clock.now()
  if (day !== dayAt(at)) return refusal('reward.closed')
  const reward = rewardOfDay(day)
  const row = { memberId: member.id, day, reward, requestId, at }
  await withMissionEvents(world, member, () => world.db.checkIns.insert(row))
  await payReward(world, member.id, reward, `check-in-${day}`)
  return done(row)
}

const REFUSAL_OF = {
  CLAIMED: 'reward.already.claimed',
  EXPIRED: 'reward.closed',
  OPEN: 'reward.not.reached',
} as const

/** Pays the reward of a mission that the member has finished. */
export async function claimMission(
  world: World,
  member: Member,
  { missionId, requestId }: { readonly missionId: string; readonly requestId: string },
) {
  const refused = checkRewardEligibility(world, member)
  if (refused) return refused
  if (!hasRewards(world)) return refusal('reward.closed')
  const mission = listMissions(world).find(({ id }) => id === missionId)
  if (!mission) return refusal('unknown')
  const { state } = getMissionProgress(world, member, mission)
  if (state !== 'READY') return refusal(REFUSAL_OF[state])
  const { reward } = mission
  const term = getClaimPeriod(world, mission)
  const at = world.clock.now()
  const row = { memberId: member.id, missionId, term, reward, requestId, at }
  await world.db.missionClaims.insert(row)
  await payReward(world, member.id, reward, `mission-${missionId}-${term}`)
  return done(row)
}
