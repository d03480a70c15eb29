import { routes as homeRoutes } from '#features/visitor/home/routes.ts'
import { withTimeout } from '#lib/with-timeout.ts'
import type { MemberPage } from '#patterns/routing/define-member-page.ts'
import type { PopupRoute, Route } from '#patterns/routing/define-route.ts'
import { registerMemberPages } from '#patterns/routing/member-page.ts'
import { registerPopups } from '#patterns/routing/popup.ts'

interface RouteTable {
  readonly routes: readonly Route[]
  readonly popups: readonly PopupRoute[]
  readonly memberPages: readonly MemberPage[]
}

/** The route shown behind every route without its own screen. */
export const [HOME] = homeRoutes

/** All routes; null until loaded, because the home page does not need them. */
let table: RouteTable | null = null
let loading: Promise<RouteTable> | null = null
/** The error of a failed load, until an error boundary has received it. */
let failure: unknown = null
/** Once it has, the next render may try again this much later. */
const RETRY_MS = 1000

/** Loads the routes of all features, once. Rejects when their code fails to load. */
export function loadRoutes(): Promise<RouteTable> {
  loading ??= withTimeout(import('./all-routes.ts')).then(
    ({ ROUTES, POPUPS, MEMBER_PAGE_ROUTES }) => {
      registerPopups(POPUPS)
      registerMemberPages(MEMBER_PAGE_ROUTES)
      table = { routes: ROUTES, popups: POPUPS, memberPages: MEMBER_PAGE_ROUTES }
      return table
    },
    (failed: unknown) => {
      loading = null
      throw failed
    },
  )
  return loading
}

/**
 * Suspends while the routes load, if they are needed. A promise that is thrown begins the component again. One given to
 * `use` would have to be given to it again once the routes are there: React would confuse the hooks after it. A failed
 * load is thrown for the error boundary: React renders again when the promise settles, and another load at once would
 * begin a loop without an end.
 */
export function awaitRoutes(needed: boolean): void {
  if (!needed) return
  if (failure !== null) {
    setTimeout(() => {
      failure = null
    }, RETRY_MS)
    throw failure
  }
  throw loadRoutes().catch((failed: unknown) => {
    failure = failed
  })
}

/** The pop-ups, once they are loaded. */
export const popupRoutes = (): readonly PopupRoute[] => table?.popups ?? []

/** The pages of the member centre in the order of its menu, once they are loaded. */
export const memberPages = (): readonly MemberPage[] => table?.memberPages ?? []

function matches({ params }: Route, pattern: string, path: string): boolean {
  if (!pattern.includes(':')) return pattern === path
  const parts = pattern.split('/')
  const segments = path.split('/')
  return (
    parts.length === segments.length &&
    parts.every((part, index) => {
      const segment = segments[index] ?? ''
      if (!part.startsWith(':')) return part === segment
      return params[part.slice(1)]?.test(segment) ?? segment !== ''
    })
  )
}

/**
 * The route of an address, or null while its table is not loaded. Matching is exact and case-sensitive, but allows
 * one trailing slash. `?page=` selects among the pages of one path.
 */
export function findRoute(pathname: string, search = ''): Route | null {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const here = (route: Route) => route.paths.some((pattern) => matches(route, pattern, path))
  if (here(HOME)) return HOME
  if (!table) return null
  const found = table.routes.filter(here)
  const page = found.length > 1 ? new URLSearchParams(search).get('page') : null
  const [first = table.routes.find(({ paths }) => paths.includes('*')) ?? null] = found
  return found.find((route) => route.page === page) ?? first
}

/** Whether a route shows the home page, under whichever name. */
export const isHome = ({ element }: Route): boolean => element === null || element === HOME.element

const nothing = () => null

/** The component that renders a route; pop-up routes render the home page behind them. */
export const getScreen = (route: Route) => route.element ?? HOME.element ?? nothing

/**
 * The main content is mounted again for each path, but the names of the home page share one key.
 */
export const contentKey = (route: Route, pathname: string): string =>
  isHome(route) ? 'home' : pathname
