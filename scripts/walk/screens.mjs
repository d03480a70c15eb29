// The screens of the portal by role, taken from the features' route definitions.
import { runnerImport } from 'vite'
import { inRoot, root } from '../say.mjs'

/** @returns {Promise<{ routes: import('#patterns/routing/define-route.ts').Route[], popups: string[] }>} */
export async function readRoutes() {
  const { module } = await runnerImport(inRoot('src/app/routing/all-routes.ts'), {
    configFile: false,
    root,
    logLevel: 'error',
  })
  return { routes: [...module.ROUTES], popups: module.POPUPS.map(({ name }) => name) }
}

const isOpenTo = ({ auth, roles, frame, popup }, role) => {
  if (role === 'agent') return frame === 'agent' && auth !== null
  if (popup) return role === 'guest' || popup.for.includes(role)
  return (auth === null || role !== 'guest') && !Object.hasOwn(roles, role)
}

/** Identifies what a route renders; addresses with the same one are interchangeable. */
const drawnBy = ({ page, popup, overlay, element }) =>
  page ?? popup?.name ?? overlay ?? element().type

/**
 * One address for each screen that a role may see: several addresses of one screen, such as the lists of games, count
 * once. An address with a parameter (`/game/:nodeId`) is left out, because it needs an existing object.
 */
export function screensOf(routes, role) {
  const seen = new Set()
  return routes.flatMap((route) => {
    const [path] = route.paths
    if (/[*:]/.test(path) || !isOpenTo(route, role)) return []
    const drawn = drawnBy(route)
    if (seen.has(drawn)) return []
    seen.add(drawn)
    return [route.page ? `${path}?page=${route.page}` : path]
  })
}

/** Every address that a role may see, including several of one screen, and every pop-up over the home page. */
export function addressesOf({ routes, popups }, role) {
  const pages = routes
    .filter((route) => isOpenTo(route, role) && !/[*:]/.test(route.paths[0]))
    .map(({ paths: [path], page }) => (page ? `${path}?page=${page}` : path))
  return [...pages, ...popups.map((name) => `/?popup=${name}`)]
}

/** The addresses with a parameter, as patterns: `/game/:nodeId`. */
export const patternsOf = (routes) =>
  routes
    .flatMap(({ paths }) => paths)
    .filter((path) => path.includes(':'))
    .map((path) => ({ path, fits: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?#]+')}$`) }))
