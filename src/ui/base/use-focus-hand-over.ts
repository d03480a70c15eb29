import { type RefObject, useLayoutEffect } from 'react'

/** A page that does not come in this time keeps the focus where it is. */
const PATIENCE_MS = 15_000
const PLACES = 'section, article, [role="dialog"], [role="alertdialog"], main'

/**
 * The first heading that stands in a place around, the nearest first. A place outside of `main`, such as a panel
 * that closes when the focus leaves it, takes the focus itself; a page that is still coming has its `main`.
 */
function headingAround(places: readonly Element[]): HTMLElement | null {
  for (const place of places.filter(({ isConnected }) => isConnected)) {
    const heading = place.querySelector<HTMLElement>('h1, h2, h3')
    if (heading) return heading
    if (place instanceof HTMLElement && !place.closest('main')) return place
  }
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
}

/** What an element stands in, the nearest first. */
export function placesAround(element: Element): readonly Element[] {
  const place = element.parentElement?.closest(PLACES)
  return place ? [place, ...placesAround(place)] : []
}

const isFree = () => !document.activeElement || document.activeElement === document.body

/** Gives the focus, if nothing has taken it, to the heading around; a page that is to come has no `main` yet. */
export function handOver(places: readonly Element[]): void {
  const give = (): boolean => {
    const heading = isFree() ? headingAround(places) : null
    if (!heading) return !isFree()
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return true
  }
  if (give()) return
  const watch = new MutationObserver(() => {
    if (give()) watch.disconnect()
  })
  watch.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watch.disconnect(), PATIENCE_MS)
}

/**
 * WCAG 2.4.3: a part that goes while it has the focus, such as a failure that was tried again, leaves it to the heading
 * of where it stood: whoever goes by the keyboard need not begin at the top.
 */
export function useFocusHandOver(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const part = ref.current
    return () => {
      if (!part?.contains(document.activeElement)) return
      const places = placesAround(part)
      // What comes in its place is there, and may have taken the focus, once React is done.
      queueMicrotask(() => handOver(places))
    }
  }, [ref])
}
