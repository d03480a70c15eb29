import type { RequestHandler } from 'msw'
import { WINNER_NAMES } from '#mocks/content/winners.ts'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { compareAmounts, fromMinor, sumAmounts } from '#mocks/world/core/amount.ts'
import { dayAt, startOfDay, startOfMonth, startOfWeek } from '#mocks/world/core/days.ts'
import { HOUR } from '#mocks/world/core/durations.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { hasEmptyLists } from '#mocks/world/list-size.ts'
import {
  getLeaderboardName,
  isMasked,
  maskName,
  setLeaderboardName,
} from '#mocks/world/people/leaderboard-name.ts'
import { checkRewardEligibility } from '#mocks/world/people/rewards.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'

type Period = components['schemas']['LeaderboardPeriod']
type Own = components['schemas']['LeaderboardOwn']

const OTHERS = 180
const SHOWN = 50
/** Points of the first place; points are written in hundredths. */
const TOP = { DAY: 28, WEEK: 148, MONTH: 540 } as const

/** The start of a period: midnight of the merchant's day, Sunday or first of the month. */
function sinceOf(world: World, period: Period): number {
  const today = dayAt(world.clock.now())
  return startOfDay({ DAY: today, WEEK: startOfWeek(today), MONTH: startOfMonth(today) }[period])
}

const capital = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`

/** Sample competitors from the seed, two thirds of them masked, highest first. */
function othersOf(world: World, period: Period) {
  if (hasEmptyLists(world)) return []
  const random = world.random.fork(`leaderboard ${period} ${sinceOf(world, period)}`)
  return Array.from({ length: OTHERS }, (_, at) => {
    const name = `${random.pick(WINNER_NAMES)}${random.chance(0.4) ? random.int(1, 99) : ''}`
    const points = 1 + Math.round((TOP[period] - 1) * (1 - at / OTHERS) ** 2)
    return {
      name: random.chance(0.67) ? maskName(name) : capital(name),
      points: fromMinor(BigInt(points) * 100n),
    }
  })
}

/** A member's points since the start of the period, up to the last count. */
function pointsOf(world: World, { id }: Member, period: Period, countedAt: number): string {
  const since = sinceOf(world, period)
  const counted = world.db.pointEntries.list(
    ({ memberId, at }) => memberId === id && at >= since && at <= countedAt,
  )
  return sumAmounts(counted.map(({ points }) => points))
}

/** The leaderboard by missions and check-ins. */
export const leaderboardHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getMissionLeaderboard', ({ query: { period }, member }) => {
    const countedAt = Math.floor(world.clock.now() / HOUR) * HOUR
    const others = othersOf(world, period)
    const takesPart = member !== null && checkRewardEligibility(world, member) === null
    const points = takesPart ? pointsOf(world, member, period, countedAt) : '0.00'
    const ahead = others.filter((one) => compareAmounts(one.points, points) >= 0)
    const counts = compareAmounts(points, '0.00') > 0 && !hasEmptyLists(world)
    const own: Own | null = takesPart
      ? {
          rank: counts ? ahead.length + 1 : null,
          name: getLeaderboardName(world, member),
          points,
          masked: isMasked(world, member.id),
        }
      : null
    const mine = own && counts ? [{ name: own.name, points, mine: true }] : []
    const rows = [
      ...ahead.map((one) => ({ ...one, mine: false })),
      ...mine,
      ...others.slice(ahead.length).map((one) => ({ ...one, mine: false })),
    ]
    return ok({
      list: rows.slice(0, SHOWN).map((row, at) => ({ rank: at + 1, ...row })),
      own,
      total: rows.length,
      countedAt,
      nextCountAt: countedAt + HOUR,
      sample: true,
    })
  }),

  operation(world, 'setLeaderboardName', async ({ body: { masked }, member }) =>
    toAnswer(await setLeaderboardName(world, member, masked), (shown) => shown),
  ),
]
