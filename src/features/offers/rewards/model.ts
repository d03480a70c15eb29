import type { CheckInDay, Mission, MissionKind } from '#api/offers/rewards.ts'
import { dateFormat } from '#lib/date-format.ts'
import { choiceParam, enumParam, type SearchParam } from '#patterns/search-state.ts'

export const KINDS = ['DAILY', 'WEEKLY', 'ONCE'] as const satisfies readonly MissionKind[]

/** D-091: the month, or the next seven or thirty days, today included. */
export const VIEWS = ['month', 'next7', 'next30'] as const
export type View = (typeof VIEWS)[number]

const DAYS_OF = { next7: 7, next30: 30 } as const
const DAY_MS = 86_400_000
/** The number of months before the current one that the calendar shows. */
const BACK = 2
const AHEAD = 1

const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** A day (yyyy-MM-dd) that many days later. */
const addDays = (day: string, days: number): string =>
  new Date(utcOf(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Adds months to a month (yyyy-MM). */
export function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}

export interface Range {
  readonly from: string
  readonly to: string
}

const rangeOfMonth = (month: string): Range => ({
  from: `${month}-01`,
  to: addDays(`${addMonths(month, 1)}-01`, -1),
})

/** A month (yyyy-MM); null for anything else. */
const monthParam: SearchParam<string | null> = {
  parse: (text) => (text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : null),
  format: (month) => month,
}

/** The address of the calendar; without a month it is today's. */
export const CALENDAR_SEARCH = { show: choiceParam(VIEWS, 'month'), month: monthParam }

/** The address of the tasks. */
export const TASKS_SEARCH = { kind: enumParam(KINDS, 'DAILY') }

/** The month to show: the requested one, unless it is too far away. */
export function monthShown(requested: string | null, today: string): string {
  const now = today.slice(0, 7)
  const month = requested ?? now
  return month < addMonths(now, -BACK) || month > addMonths(now, AHEAD) ? now : month
}

/** The months before and after; null at either end. */
export function neighbours(month: string, today: string) {
  const near = (months: number) => {
    const other = addMonths(month, months)
    return monthShown(other, today) === other ? other : null
  }
  return { before: near(-1), after: near(1) }
}

/** The days to fetch; null for this month, whose days are known already. */
export function toRange(view: View, month: string | null, today: string): Range | null {
  if (view !== 'month') return { from: today, to: addDays(today, DAYS_OF[view] - 1) }
  const shown = monthShown(month, today)
  return shown === today.slice(0, 7) ? null : rangeOfMonth(shown)
}

/** A cell of the calendar; `checkIn` is null for days of other months that fill the first and last week. */
export interface Cell {
  readonly day: string
  readonly checkIn: CheckInDay | null
}

/** Days as weeks that begin on Sunday. */
export function toWeeks(days: readonly CheckInDay[]): readonly (readonly Cell[])[] {
  const [first] = days
  if (!first) return []
  const before = new Date(utcOf(first.day)).getUTCDay()
  const weeks = Math.ceil((before + days.length) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => {
      const index = week * 7 + at - before
      return { day: addDays(first.day, index), checkIn: days[index] ?? null }
    }),
  )
}

/** The number of days open up to today, and how many of them have a check-in. */
export function checkInCount(days: readonly CheckInDay[]) {
  const open = days.filter(({ state }) => state !== 'NONE' && state !== 'COMING')
  return { checkedIn: open.filter(({ state }) => state === 'CLAIMED').length, open: open.length }
}

/** A day in the language of the tag, in the given parts. */
export const formatDay = (day: string, tag: string, parts: Intl.DateTimeFormatOptions): string =>
  dateFormat(`${tag}-u-ca-gregory-nu-latn`, { timeZone: 'UTC', ...parts }).format(utcOf(day))

/** A week of days to name the columns by; 2026-11-15 is a Sunday. */
export const WEEK = Array.from({ length: 7 }, (_, at) => addDays('2026-11-15', at))

/** Missions in the given order of ids; others follow in their own order. */
export function sortByIds(order: readonly Mission['id'][], missions: readonly Mission[]) {
  const placeOf = new Map(order.map((id, place) => [id, place]))
  const place = ({ id }: Mission) => placeOf.get(id) ?? order.length
  return [...missions].sort((a, b) => place(a) - place(b))
}

export const filterReady = (missions: readonly Mission[]): readonly Mission[] =>
  missions.filter(({ state }) => state === 'READY')
