import type { RequestHandler } from 'msw'
import type { components } from '../../../openapi/generated/types.ts'
import { rewardOfDay } from '../../content/offers/check-in.ts'
import { fail, invalid, ok, refuse } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import {
  addDays,
  dayAt,
  daysBetween,
  lastOf,
  monthOf,
  startOf,
  weekOf,
  ZONE,
} from '../../world/core/days.ts'
import type { Member, Row } from '../../world/core/tables.ts'
import { pointsBalanceOf } from '../../world/people/points.ts'
import type { World } from '../../world/world-types.ts'
import { announcingMissions } from './announce-missions.ts'
import { missionFor, missionList, missionsOf, termOf } from './missions.ts'
import { barOf, pay, REFUSAL_OF, shownReward, signedDays, streakOf } from './rules.ts'

type CheckInDay = components['schemas']['CheckInDay']

const MOST_DAYS = 62

const isOffered = ({ statement }: World) => statement.rewards !== 'none'

/** One day of a member's calendar. */
function dayOf(day: string, today: string, since: string, signed: ReadonlySet<string>): CheckInDay {
  const reward = shownReward(rewardOfDay(day))
  if (signed.has(day)) return { day, state: 'CLAIMED', reward }
  if (day < since) return { day, state: 'NONE', reward: null }
  return { day, state: day < today ? 'MISSED' : day === today ? 'READY' : 'COMING', reward }
}

const shownClaim = (world: World, member: Member, row: Row<'checkIns'>) => ({
  day: row.day,
  reward: shownReward(row.reward),
  claimedAt: row.at,
  streak: Math.max(1, streakOf(world, member)),
})

const shownPaid = (row: Row<'missionClaims'>) => ({
  missionId: row.missionId,
  reward: shownReward(row.reward),
  claimedAt: row.at,
})

/** The check-in calendar and the missions. */
export const rewardsHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getCheckIn', ({ query, member }) => {
    const today = dayAt(world.clock.now())
    const { from = monthOf(today), to = lastOf(today) } = query
    const length = daysBetween(from, to) + 1
    const half = (query.from === undefined) !== (query.to === undefined)
    if (half || !(length >= 1 && length <= MOST_DAYS))
      return invalid('/query/to', `must be within ${MOST_DAYS} days from the first`)
    const since = dayAt(member.createdAt)
    const signed = signedDays(world, member)
    const days = Array.from({ length }, (_, i) => dayOf(addDays(from, i), today, since, signed))
    return ok({
      today,
      timeZone: ZONE,
      resetAt: startOf(addDays(today, 1)),
      offered: isOffered(world),
      barred: barOf(world, member),
      streak: streakOf(world, member),
      days: isOffered(world) ? days : [],
    })
  }),

  operation(
    world,
    'claimCheckIn',
    async ({ body: { day, requestId }, member }) => {
      const bar = barOf(world, member)
      if (bar) return refuse(REFUSAL_OF[bar])
      if (!isOffered(world)) return refuse('reward.closed')
      if (signedDays(world, member).has(day)) return refuse('reward.already.claimed')
      const at = world.clock.now()
      if (day !== dayAt(at)) return refuse('reward.closed')
      const reward = rewardOfDay(day)
      const row = { memberId: member.id, day, reward, requestId, at }
      await announcingMissions(world, member, () => world.db.checkIns.insert(row))
      await pay(world, member.id, reward, `check-in-${day}`)
      return ok(shownClaim(world, member, row))
    },
    {
      again: ({ body: { requestId }, member }) => {
        const row = world.db.checkIns.find({ memberId: member.id, requestId })
        return row && ok(shownClaim(world, member, row))
      },
    },
  ),

  operation(world, 'getMissionSummary', ({ query, member, language }) => {
    const today = dayAt(world.clock.now())
    return ok({
      list: missionList(world, member, query.language ?? language),
      points: pointsBalanceOf(world, member.id),
      barred: barOf(world, member),
      timeZone: ZONE,
      dailyResetAt: startOf(addDays(today, 1)),
      weeklyResetAt: startOf(addDays(weekOf(today), 7)),
    })
  }),

  operation(
    world,
    'claimMission',
    async ({ body: { missionId, requestId }, member, language }) => {
      const bar = barOf(world, member)
      if (bar) return refuse(REFUSAL_OF[bar])
      if (!isOffered(world)) return refuse('reward.closed')
      const mission = missionsOf(world).find(({ id }) => id === missionId)
      if (!mission) return fail(404)
      const { state } = missionFor(world, member, mission, language)
      if (state === 'CLAIMED') return refuse('reward.already.claimed')
      if (state === 'EXPIRED') return refuse('reward.closed')
      if (state === 'OPEN') return refuse('reward.not.reached')
      const { reward } = mission
      const term = termOf(world, mission)
      const at = world.clock.now()
      const row = { memberId: member.id, missionId, term, reward, requestId, at }
      await world.db.missionClaims.insert(row)
      await pay(world, member.id, reward, `mission-${missionId}-${term}`)
      return ok(shownPaid(row))
    },
    {
      again: ({ body: { requestId }, member }) => {
        const row = world.db.missionClaims.find({ memberId: member.id, requestId })
        return row && ok(shownPaid(row))
      },
    },
  ),
]
