import { preloadFrame } from '../shells/frame.ts'
import { findRoute, HOME, isHome, loadRoutes, popupRoutes } from './route-table.ts'

/** Starts loading what an address needs, before it is shown. Never rejects. */
export async function preloadRoute(pathname: string, search = ''): Promise<void> {
  try {
    const popup = new URLSearchParams(search).get('popup')
    if (popup !== null || !findRoute(pathname, search)) await loadRoutes()
    const route = findRoute(pathname, search) ?? HOME
    const screen = isHome(route) ? HOME : route
    const over = popupRoutes().find(({ name }) => name === popup)?.screen
    await Promise.all([screen.preload(), preloadFrame(route.frame), over?.preload()])
  } catch {
    // It is loaded again when it is shown, and then a failure is handled.
  }
}
