import { parseOverlayPage } from '#patterns/routing/member-page.ts'
import { preloadFrame } from '../shells/frame.ts'
import { memberOverlay } from '../shells/member-overlay-part.ts'
import { findRoute, HOME, isHome, loadRoutes, memberPages, popupRoutes } from './route-table.ts'

/** Starts loading what an address needs, before it is shown. Never rejects. */
export async function preloadRoute(pathname: string, search = ''): Promise<void> {
  try {
    const popup = new URLSearchParams(search).get('popup')
    const covering = parseOverlayPage(search)
    const isLater = popup !== null || covering !== null || !findRoute(pathname, search)
    if (isLater) await loadRoutes()
    const route = findRoute(pathname, search) ?? HOME
    const screen = isHome(route) ? HOME : route
    const over = popupRoutes().find(({ name }) => name === popup)?.screen
    const member = memberPages().find(({ page }) => page === covering)?.screen
    await Promise.all([
      screen.preload(),
      preloadFrame(route.frame),
      over?.preload(),
      covering === null ? null : memberOverlay.preload(),
      member?.preload(),
    ])
  } catch {
    // Showing the page loads it again and handles the failure.
  }
}
