import { preloadRoute } from './preload-route.ts'

/** A pointer has to rest on a link for this long, so that passing over it loads nothing. */
const REST_MS = 65

/** The portal's own link under an event. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== window.location.origin || link.target === '_blank') return null
  return link
}

/** Loads a page's code while the pointer rests on its link, or once it is focused or pressed. */
export function preloadLinks(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const warm = (event: Event) => {
    const link = linkOf(event)
    clearTimeout(timer)
    if (!link) return
    const wait = event.type === 'pointerdown' ? 0 : REST_MS
    timer = setTimeout(() => void preloadRoute(link.pathname, link.search), wait)
  }
  const occasions = ['pointerover', 'focusin', 'pointerdown']
  for (const occasion of occasions) document.addEventListener(occasion, warm, { passive: true })
  return () => {
    clearTimeout(timer)
    for (const occasion of occasions) document.removeEventListener(occasion, warm)
  }
}
