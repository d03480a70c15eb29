import type { PopupItem } from '../../../api/content.ts'
import { asArray } from '../../../lib/read.ts'

/** CST-04, MOD-15. */
export const PAGE_SIZE = 9
/** CST-04, MOD-16. */
export const PAGER = { range: 5, margin: 1 } as const

interface Dated {
  readonly id: number
  readonly timestamp: number
}

/** The newest first; of one moment, the one written last. */
export const newestFirst = <T extends Dated>(items: readonly T[] | null | undefined): T[] =>
  [...asArray(items)].sort((a, b) => b.timestamp - a.timestamp || b.id - a.id)

export interface Reader {
  readonly isLogin: boolean
  readonly firstTime: boolean
}

/** ANN-02..04, D-048: A after log-in, B before it, F beside A on the first visit; newest first. */
export function popupItems(
  items: readonly PopupItem[] | null | undefined,
  { isLogin, firstTime }: Reader,
): PopupItem[] {
  const member = firstTime ? ['A', 'F'] : ['A']
  const moments = isLogin ? member : ['B']
  return newestFirst(items).filter(({ execution }) =>
    moments.some((moment) => execution.includes(moment)),
  )
}

/** ENT-60, ANN-08: the key in session storage that says this kind was closed. */
export const markOf = (isLogin: boolean) => (isLogin ? 'USER_POPUP' : 'ANONYMOUS_POPUP')

export const pagesOf = (count: number): number => Math.ceil(count / PAGE_SIZE)

/** The items of a page, counted from 1. */
export const onPage = <T>(items: readonly T[], page: number): T[] =>
  items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)

/** The page that holds an item; the first one when none does. */
export function pageWith(items: readonly Dated[], id: number | null): number {
  const index = items.findIndex((item) => item.id === id)
  return index < 0 ? 1 : Math.floor(index / PAGE_SIZE) + 1
}

/** `notice` of an address: an id, or null for anything else. */
export function noticeOf(search: string): number | null {
  const text = new URLSearchParams(search).get('notice') ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** Game pages, the agent's own and /help, which is a pop-up itself: nothing opens there by itself. */
const QUIET =
  /^\/(help|agent|agentHome|game\/\d+|lottery|lottert|seaLottery|sealottery|vnLottery|vnlottery)\/?$/

export const isQuiet = (pathname: string): boolean => QUIET.test(pathname)
