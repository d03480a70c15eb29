import { useLocation, useNavigate } from 'react-router'
import { searchText } from './href.ts'
import { withPopup } from './popup.ts'
import { goBack, historyIndex, parseLayers, stepsBehind } from './previous.ts'

/**
 * The pages of the member centre in the order of its menu. The first one defined also matches unknown keys (D-016).
 */
export const MEMBER_PAGE_KEYS = [
  'securityCenter',
  'profile',
  'limits',
  'notifications',
  'privacy',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'missionLeaderboard',
  'manualRebate',
  'vip',
  'referral',
  'messageV2',
] as const

export type MemberPageKey = (typeof MEMBER_PAGE_KEYS)[number]

type Values = Readonly<Record<string, string | number | null | undefined>>

/** The search parameters of the pages, in addition to their key. */
let own: readonly string[] = []

/** Registers the parameters that each page keeps in the address. They are removed with the page. */
export function registerMemberPages(pages: readonly { readonly params: readonly string[] }[]) {
  own = pages.flatMap(({ params }) => params)
}

/** The page that an address shows as an overlay (`?mc=withdraw`): null for none, empty for the menu of a phone. */
export const parseOverlayPage = (search: string): string | null =>
  new URLSearchParams(search).get('mc')

/** A query string with another page as overlay, or none. Closes pop-ups and keeps everything else. */
export function withOverlayPage(search: string, page: string | null, values: Values = {}): string {
  const params = new URLSearchParams(withPopup(search, null))
  for (const name of ['mc', ...own]) params.delete(name)
  if (page !== null) params.set('mc', page)
  for (const [name, value] of Object.entries(values))
    if (value !== null && value !== undefined) params.set(name, String(value))
  const text = params.toString()
  return text && `?${text}`
}

/** The address of a page of the member centre as a full page; `values` are its initial filters. */
export const memberHref = (page: MemberPageKey, values: Values = {}): string =>
  `/member${searchText({ page, ...values })}`

interface LinkParts {
  readonly to: string
  readonly replace: boolean
  readonly state: unknown
}

/**
 * Links to pages of the member centre. While an overlay is open, `href` and `link` stay in it, and each change of
 * page replaces the last history entry, so that Back closes it. `overlay` opens one over the current
 * page. Spread `link` and `overlay` into a router's link.
 */
export function useMemberPages() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const shown = parseOverlayPage(search)
  const isOpen = shown !== null
  const over = (page: string, values?: Values) =>
    pathname + withOverlayPage(search, page, values) + hash
  const inOverlay = (page: string, values?: Values): LinkParts => ({
    to: over(page, values),
    replace: isOpen,
    state: isOpen ? state : { overlay: true, behind: historyIndex(), layers: parseLayers(state) },
  })
  const asPage = (page: MemberPageKey | '', values?: Values): LinkParts => ({
    to: page ? memberHref(page, values) : '/member',
    replace: false,
    state: null,
  })
  return {
    /** The key in the address while an overlay is open, known or not; null without one. */
    shown,
    href: (page: MemberPageKey, values?: Values): string =>
      isOpen ? over(page, values) : memberHref(page, values),
    /** An empty key is the menu. */
    link: (page: MemberPageKey | '', values?: Values): LinkParts =>
      isOpen ? inOverlay(page, values) : asPage(page, values),
    overlay: (page: MemberPageKey, values?: Values): LinkParts =>
      pathname === '/member' ? asPage(page, values) : inOverlay(page, values),
    /** Closes the overlay, however often its address changed. */
    close: () => {
      if (stepsBehind(state) !== null) return goBack(navigate, () => stepsBehind(state) ?? 0)
      return navigate({ pathname, search: withOverlayPage(search, null), hash }, { replace: true })
    },
  }
}
