import type { PopupItem } from '#api/content/content.ts'
import { asArray } from '#lib/read.ts'
import { idParam } from '#patterns/search-state.ts'

/** The notice that is expanded when the list opens. */
export const SEARCH = { notice: idParam }

/** CST-04, MOD-15. */
const PAGE_SIZE = 9
/** CST-04, MOD-16. */
export const PAGER = { range: 5, margin: 1 } as const

interface Dated {
  readonly id: number
  readonly timestamp: number
}

/** The newest first; of the same moment, the one written last. */
export const newestFirst = <T extends Dated>(items: readonly T[] | null | undefined): T[] =>
  [...asArray(items)].sort((a, b) => b.timestamp - a.timestamp || b.id - a.id)

export interface Audience {
  readonly isLogin: boolean
  readonly firstTime: boolean
}

/** Announcements of kind A after login, B before it, F in addition to A on the first visit; newest first. */
export function popupItems(
  items: readonly PopupItem[] | null | undefined,
  { isLogin, firstTime }: Audience,
): PopupItem[] {
  const member = firstTime ? ['A', 'F'] : ['A']
  const executions = isLogin ? member : ['B']
  return newestFirst(items).filter(({ execution }) =>
    executions.some((one) => execution.includes(one)),
  )
}

/** The session key that says that this kind was closed. */
export const toClosedKey = (isLogin: boolean) => (isLogin ? 'USER_POPUP' : 'ANONYMOUS_POPUP')

export const countPages = (count: number): number => Math.ceil(count / PAGE_SIZE)

/** The items of a page, counted from 1. */
export const onPage = <T>(items: readonly T[], page: number): T[] =>
  items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)

/** The page that holds an item; the first one when none does. */
export function pageWith(items: readonly Dated[], id: number | null): number {
  const index = items.findIndex((item) => item.id === id)
  return index < 0 ? 1 : Math.floor(index / PAGE_SIZE) + 1
}

/** Games, the agent's pages, and /help, which is a pop-up itself. */
const UNINTERRUPTED =
  /^\/(help|agent|agentHome|game\/\d+|lottery|lottert|seaLottery|sealottery|vnLottery|vnlottery)\/?$/

/** Whether nothing may open unasked on a page. */
export const isUninterrupted = (pathname: string): boolean => UNINTERRUPTED.test(pathname)
