import { cached, cacheKind } from '../../core/caches.ts'
import { addDays, dayAt, daysBetween, startOfDay } from '../../core/days.ts'
import type { Member } from '../../core/tables.ts'
import type { World } from '../../world-types.ts'
import type { DayFigures } from './day-book.ts'
import { listTeam, type TeamMember } from './team.ts'

/** The figures of one member of a team on one day; up to now if the day is today. */
export interface TeamDay {
  readonly member: TeamMember
  readonly day: string
  readonly figures: DayFigures
}

const byTime = (a: TeamDay, b: TeamDay) => b.figures.at - a.figures.at || a.member.id - b.member.id

/** The derived part of the last requested range, because its pages are requested one after the other. */
const LAST_RANGE = cacheKind<readonly TeamDay[]>('last range of team days')

function daysOf(team: readonly TeamMember[], days: readonly string[], until: number): TeamDay[] {
  return team
    .flatMap((one) =>
      days.flatMap((day): TeamDay[] => {
        const figures = one.book.day(startOfDay(day), until)
        return figures ? [{ member: one, day, figures }] : []
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

/** The daily figures of all downlines on these days (yyyy-MM-dd, inclusive) up to a moment, newest first. */
export function listTeamDays(
  world: World,
  agent: Member,
  { from, to }: { readonly from: string; readonly to: string },
  until: number,
): TeamDay[] {
  const team = listTeam(world, agent)
  const accounts = new Set(world.db.members.list().map(({ id }) => id))
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n))
  const key = [agent.id, from, to, to >= dayAt(until) ? until : 0].join(' ')
  const lastRange = world.cache(LAST_RANGE)
  if (!lastRange.has(key)) lastRange.clear()
  const made = cached(lastRange, key, () => {
    const derived = team.filter(({ id }) => !accounts.has(id))
    return daysOf(derived, days, until)
  })
  const live = daysOf(
    team.filter(({ id }) => accounts.has(id)),
    days,
    until,
  )
  return merged(made, live)
}
