import type { LeaderboardPeriod } from '../../../api/rewards.ts'
import type { WinnerCategory, WinnerPeriod } from '../../../api/winners.ts'

/** Kinds of games, in the order of the chips; keys of `winners:category`. */
export const CATEGORIES = [
  'ALL',
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
] as const satisfies readonly WinnerCategory[]

export const PERIODS = ['TODAY', 'WEEK', 'MONTH'] as const satisfies readonly WinnerPeriod[]

export const BOARDS = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly LeaderboardPeriod[]

/** How many stand on the podium. */
export const PODIUM = 3

/** The name of a game's sheet in the address, as on every page with games. */
export const SHEET = 'game'

export interface Filters {
  readonly category: WinnerCategory
  readonly period: WinnerPeriod
  /** From 1. */
  readonly page: number
}

/** OTH-14: what an address names; anything unknown is all games, seven days, the first page. */
export function filtersOf(search: string): Filters {
  const params = new URLSearchParams(search)
  const named = (name: string) => params.get(name)?.toUpperCase()
  const page = params.get('page') ?? ''
  return {
    category: CATEGORIES.find((known) => known === named('type')) ?? 'ALL',
    period: PERIODS.find((known) => known === named('period')) ?? 'WEEK',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

const DEFAULTS = { type: 'all', period: 'week', page: '1' } as const

function written(search: string, next: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(next)) params.set(name, value)
  for (const [name, usual] of Object.entries(DEFAULTS)) {
    if (params.get(name) === usual) params.delete(name)
  }
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** A query string with other filters; another kind or period begins at its first page. */
export const withFilters = (search: string, filters: Partial<Filters>): string =>
  written(search, {
    ...(filters.category && { type: filters.category.toLowerCase() }),
    ...(filters.period && { period: filters.period.toLowerCase() }),
    page: String(filters.page ?? 1),
  })

/** The game whose sheet an address opens, or null. */
export function sheetOf(search: string): number | null {
  const text = new URLSearchParams(search).get(SHEET) ?? ''
  return /^[1-9]\d{0,11}$/.test(text) ? Number(text) : null
}

/** A query string with a game's sheet, or without one. */
export function withSheet(search: string, nodeId: number | null): string {
  const params = new URLSearchParams(search)
  if (nodeId === null) params.delete(SHEET)
  else params.set(SHEET, String(nodeId))
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** OTH-15: the period of the leaderboard that an address names; anything unknown is this week. */
export function boardOf(search: string): LeaderboardPeriod {
  const name = new URLSearchParams(search).get('period')?.toUpperCase()
  return BOARDS.find((known) => known === name) ?? 'WEEK'
}

export const withBoard = (search: string, period: LeaderboardPeriod): string =>
  written(search, { period: period.toLowerCase() })

/** The first of a list for the podium, the others below it. */
export const splitTop = <T>(rows: readonly T[]): { top: readonly T[]; rest: readonly T[] } => ({
  top: rows.slice(0, PODIUM),
  rest: rows.slice(PODIUM),
})
