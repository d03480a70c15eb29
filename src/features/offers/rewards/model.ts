import type { CheckInDay, Mission, MissionKind } from '../../../api/rewards.ts'

export const KINDS = ['DAILY', 'WEEKLY', 'ONCE'] as const satisfies readonly MissionKind[]

/** D-091: the month, or what comes in seven or thirty days, today included. */
export const VIEWS = ['month', 'next7', 'next30'] as const
export type View = (typeof VIEWS)[number]

const DAYS_OF = { next7: 7, next30: 30 } as const
const DAY_MS = 86_400_000
/** How far from today's month the calendar can be turned. */
const BACK = 2
const AHEAD = 1

const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** A day (yyyy-MM-dd) so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(utcOf(day) + days * DAY_MS).toISOString().slice(0, 10)

/** A month (yyyy-MM) so many months later. */
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

export interface Place {
  readonly view: View
  /** yyyy-MM; null is today's. */
  readonly month: string | null
}

/** What an address names; anything unknown is this month. */
export function placeOf(search: string): Place {
  const params = new URLSearchParams(search)
  const month = params.get('month') ?? ''
  return {
    view: VIEWS.find((known) => known === params.get('show')) ?? 'month',
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
  }
}

/** A query string with another view or month; what belongs to others in it stays. */
export function withPlace(search: string, { view, month }: Place): string {
  const params = new URLSearchParams(search)
  if (view === 'month') params.delete('show')
  else params.set('show', view)
  if (month === null || view !== 'month') params.delete('month')
  else params.set('month', month)
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** The month that is shown: the one asked for, as long as it is near enough. */
export function monthShown(asked: string | null, today: string): string {
  const now = today.slice(0, 7)
  const month = asked ?? now
  return month < addMonths(now, -BACK) || month > addMonths(now, AHEAD) ? now : month
}

/** Where the arrows beside a month lead; null at either end. */
export function neighbours(month: string, today: string) {
  const near = (months: number) => {
    const other = addMonths(month, months)
    return monthShown(other, today) === other ? other : null
  }
  return { before: near(-1), after: near(1) }
}

/** The days to ask for; null when this month's, which are known already, are all of them. */
export function rangeOf({ view, month }: Place, today: string): Range | null {
  if (view !== 'month') return { from: today, to: addDays(today, DAYS_OF[view] - 1) }
  const shown = monthShown(month, today)
  return shown === today.slice(0, 7) ? null : rangeOfMonth(shown)
}

/** A place in the calendar; `own` is null for the days of other months that fill its first and last week. */
export interface Cell {
  readonly day: string
  readonly own: CheckInDay | null
}

/** Days as weeks that begin on Sunday. */
export function weeksOf(days: readonly CheckInDay[]): readonly (readonly Cell[])[] {
  const [first] = days
  if (!first) return []
  const before = new Date(utcOf(first.day)).getUTCDay()
  const weeks = Math.ceil((before + days.length) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => {
      const index = week * 7 + at - before
      return { day: addDays(first.day, index), own: days[index] ?? null }
    }),
  )
}

/** How many of the days up to today have a sign-in. */
export function signedOf(days: readonly CheckInDay[]) {
  const open = days.filter(({ state }) => state !== 'NONE' && state !== 'COMING')
  return { signed: open.filter(({ state }) => state === 'CLAIMED').length, open: open.length }
}

/** A day in words: the parts wanted, in the language of the tag. */
export const dayWords = (day: string, tag: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, { timeZone: 'UTC', ...parts }).format(
    utcOf(day),
  )

/** 2026-11-15 is a Sunday. */
export const WEEK = Array.from({ length: 7 }, (_, at) => addDays('2026-11-15', at))

/** The kind of tasks that an address names; anything unknown is daily. */
export function kindOf(search: string): MissionKind {
  const name = new URLSearchParams(search).get('kind')?.toUpperCase()
  return KINDS.find((known) => known === name) ?? 'DAILY'
}

export function withKind(search: string, kind: MissionKind): string {
  const params = new URLSearchParams(search)
  if (kind === 'DAILY') params.delete('kind')
  else params.set('kind', kind.toLowerCase())
  const text = params.toString()
  return text ? `?${text}` : ''
}

export const readyOf = (missions: readonly Mission[]): readonly Mission[] =>
  missions.filter(({ state }) => state === 'READY')
