import type { RequestHandler } from 'msw'
import { rewardOfDay } from '#mocks/content/offers/check-in.ts'
import { invalid, ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import {
  addDays,
  dayAt,
  daysBetween,
  endOfMonth,
  startOfDay,
  startOfMonth,
  startOfWeek,
  TIME_ZONE,
} from '#mocks/world/core/days.ts'
import type { Member, Row } from '#mocks/world/core/tables.ts'
import { checkIn, claimMission } from '#mocks/world/people/claim-rewards.ts'
import { listMissionProgress } from '#mocks/world/people/missions.ts'
import { getPointsBalance } from '#mocks/world/people/points.ts'
import { checkInDays, countStreak, hasRewards } from '#mocks/world/people/rewards.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { toMission } from './missions.ts'
import { toReward, toRewardRefusal } from './to-reward.ts'

type CheckInDay = components['schemas']['CheckInDay']

const MAX_DAYS = 62

/** One day of a member's calendar. */
function dayOf(day: string, today: string, since: string, signed: ReadonlySet<string>): CheckInDay {
  const reward = toReward(rewardOfDay(day))
  if (signed.has(day)) return { day, state: 'CLAIMED', reward }
  if (day < since) return { day, state: 'NONE', reward: null }
  if (day === today) return { day, state: 'READY', reward }
  return { day, state: day < today ? 'MISSED' : 'COMING', reward }
}

const toClaim = (world: World, member: Member, row: Row<'checkIns'>) => ({
  day: row.day,
  reward: toReward(row.reward),
  claimedAt: row.at,
  streak: Math.max(1, countStreak(world, member)),
})

const toPaid = (row: Row<'missionClaims'>) => ({
  missionId: row.missionId,
  reward: toReward(row.reward),
  claimedAt: row.at,
})

/** The check-in calendar and the missions. */
export const rewardsHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getCheckIn', ({ query, member }) => {
    const today = dayAt(world.clock.now())
    const { from = startOfMonth(today), to = endOfMonth(today) } = query
    const length = daysBetween(from, to) + 1
    const half = (query.from === undefined) !== (query.to === undefined)
    if (half || !(length >= 1 && length <= MAX_DAYS))
      return invalid('/query/to', `must be within ${MAX_DAYS} days from the first`)
    const since = dayAt(member.createdAt)
    const signed = checkInDays(world, member)
    const days = Array.from({ length }, (_, i) => dayOf(addDays(from, i), today, since, signed))
    return ok({
      today,
      timeZone: TIME_ZONE,
      resetAt: startOfDay(addDays(today, 1)),
      offered: hasRewards(world),
      blockedBy: toRewardRefusal(world, member),
      streak: countStreak(world, member),
      days: hasRewards(world) ? days : [],
    })
  }),

  operation(
    world,
    'claimCheckIn',
    async ({ body, member }) =>
      toAnswer(await checkIn(world, member, body), (row) => toClaim(world, member, row)),
    {
      replay: ({ body: { requestId }, member }) => {
        const row = world.db.checkIns.find({ memberId: member.id, requestId })
        return row && ok(toClaim(world, member, row))
      },
    },
  ),

  operation(world, 'getMissionSummary', ({ query, member, language }) => {
    const today = dayAt(world.clock.now())
    return ok({
      list: listMissionProgress(world, member).map((one) =>
        toMission(one, query.language ?? language),
      ),
      points: getPointsBalance(world, member.id),
      blockedBy: toRewardRefusal(world, member),
      timeZone: TIME_ZONE,
      dailyResetAt: startOfDay(addDays(today, 1)),
      weeklyResetAt: startOfDay(addDays(startOfWeek(today), 7)),
    })
  }),

  operation(
    world,
    'claimMission',
    async ({ body, member }) => toAnswer(await claimMission(world, member, body), toPaid),
    {
      replay: ({ body: { requestId }, member }) => {
        const row = world.db.missionClaims.find({ memberId: member.id, requestId })
        return row && ok(toPaid(row))
      },
    },
  ),
]
