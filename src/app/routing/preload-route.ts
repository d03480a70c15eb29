import { preloadFrame } from '../shells/frame.ts'
import { findRoute, HOME, isHome, loadRoutes } from './route-table.ts'

/** Starts loading what an address needs, before it is shown. Never rejects. */
export async function preloadRoute(pathname: string, search = ''): Promise<void> {
  try {
    if (new URLSearchParams(search).has('popup') || !findRoute(pathname, search)) await loadRoutes()
    const route = findRoute(pathname, search) ?? HOME
    const screen = isHome(route) ? HOME : route
    await Promise.all([screen.preload(), preloadFrame(route.frame)])
  } catch {
    // It is loaded again when it is shown, and then a failure is handled.
  }
}
