import { addDays, dayAt, daysBetween, startOf } from '../days.ts'
import type { Member } from '../tables.ts'
import type { World } from '../world-types.ts'
import type { DayFigures } from './day-book.ts'
import { type TeamMember, teamOf } from './team.ts'

/** What one of a team did on one day; by now, where the day is today. */
export interface TeamDay {
  readonly one: TeamMember
  readonly day: string
  readonly figures: DayFigures
}

const byTime = (a: TeamDay, b: TeamDay) => b.figures.at - a.figures.at || a.one.id - b.one.id

interface Made {
  readonly key: string
  readonly days: readonly TeamDay[]
}

/** The derived part of the last range that was asked for: its pages come one after the other. */
const lastMade = new WeakMap<World, Made>()

const MINUTE = 60_000

function daysOf(world: World, team: readonly TeamMember[], days: readonly string[]): TeamDay[] {
  const now = world.clock.now()
  return team
    .flatMap((one) =>
      days.flatMap((day): TeamDay[] => {
        const figures = one.book.day(startOf(day))
        return figures && figures.at <= now ? [{ one, day, figures }] : []
      }),
    )
    .sort(byTime)
}

/** Two lists that are newest first as one. */
function merged(a: readonly TeamDay[], b: readonly TeamDay[]): TeamDay[] {
  const all: TeamDay[] = []
  let n = 0
  for (const next of a) {
    for (let other = b[n]; other && byTime(other, next) < 0; other = b[n]) {
      all.push(other)
      n += 1
    }
    all.push(next)
  }
  return [...all, ...b.slice(n)]
}

/** What everybody below an agent did on these days (yyyy-MM-dd, both included), newest first. */
export function teamDaysOf(
  world: World,
  agent: Member,
  { from, to }: { readonly from: string; readonly to: string },
): TeamDay[] {
  const team = teamOf(world, agent)
  const accounts = new Set(world.db.members.list().map(({ id }) => id))
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n))
  const { startedAt, clock } = world
  // Today's rows of derived downlines appear within a minute.
  const minute = to >= dayAt(clock.now()) ? Math.floor(clock.now() / MINUTE) : 0
  const key = [startedAt, agent.id, from, to, minute].join(' ')
  const known = lastMade.get(world)
  const made =
    known?.key === key
      ? known.days
      : daysOf(
          world,
          team.filter(({ id }) => !accounts.has(id)),
          days,
        )
  lastMade.set(world, { key, days: made })
  const live = daysOf(
    world,
    team.filter(({ id }) => accounts.has(id)),
    days,
  )
  return merged(made, live)
}
