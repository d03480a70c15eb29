// The screens of the portal by role, taken from the features' route definitions.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type { Route } from '#patterns/routing/define-route.ts'

export interface Routes {
  readonly routes: readonly Route[]
  readonly popups: readonly string[]
}

export async function readRoutes(): Promise<Routes> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const { module } = await runnerImport<{
    ROUTES: readonly Route[]
    POPUPS: readonly { name: string }[]
  }>(`${root}src/app/routing/all-routes.ts`, { configFile: false, root, logLevel: 'error' })
  return { routes: module.ROUTES, popups: module.POPUPS.map(({ name }) => name) }
}

/** Pop-ups open over the home page. */
export const popupAddress = (name: string) => `/?popup=${name}`

const isOpenTo = ({ auth, roles, frame, popup }: Route, role: string) => {
  if (role === 'agent') return frame === 'agent' && auth !== null
  if (popup) return role === 'guest' || popup.for.some((one) => one === role)
  return (auth === null || role !== 'guest') && !Object.hasOwn(roles, role)
}

/** Identifies what a route renders; addresses with the same one are interchangeable. */
const screenKey = ({ page, popup, overlay, element }: Route) =>
  page ?? popup?.name ?? overlay ?? (element?.() as { type?: unknown } | undefined)?.type

/**
 * One address for each screen that a role may see: several addresses of one screen, such as the lists of games, count
 * once. An address with a parameter (`/game/:nodeId`) is left out, because it needs an existing object.
 */
export function screensOf(routes: readonly Route[], role: string): string[] {
  const seen = new Set<unknown>()
  return routes.flatMap((route) => {
    const [path = ''] = route.paths
    if (/[*:]/.test(path) || !isOpenTo(route, role)) return []
    const drawn = screenKey(route)
    if (seen.has(drawn)) return []
    seen.add(drawn)
    return [route.page ? `${path}?page=${route.page}` : path]
  })
}

/** Every address that a role may see, including several of one screen, and every pop-up over the home page. */
export function addressesOf({ routes, popups }: Routes, role: string): string[] {
  const pages = routes
    .filter((route) => isOpenTo(route, role))
    .map(({ paths: [path = ''], page }) => (page ? `${path}?page=${page}` : path))
    .filter((path) => !/[*:]/.test(path))
  return [...pages, ...popups.map(popupAddress)]
}

/** The addresses with a parameter, as patterns: `/game/:nodeId`. */
export const patternsOf = (routes: readonly Route[]) =>
  routes
    .flatMap(({ paths }) => paths)
    .filter((path) => path.includes(':'))
    .map((path) => ({ path, fits: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?#]+')}$`) }))
