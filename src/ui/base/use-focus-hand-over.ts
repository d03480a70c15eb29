import { type RefObject, useLayoutEffect } from 'react'

/** If the page takes longer than this, the focus stays where it is. */
const PATIENCE_MS = 15_000
const PLACES = 'section, article, [role="dialog"], [role="alertdialog"], main'

/**
 * The nearest heading in the surrounding elements. An element outside of `main`, such as a panel that closes when
 * it loses the focus, takes the focus itself. A page that is still loading has its `main`.
 */
function headingAround(places: readonly Element[]): HTMLElement | null {
  for (const place of places.filter(({ isConnected }) => isConnected)) {
    const heading = place.querySelector<HTMLElement>('h1, h2, h3')
    if (heading) return heading
    if (place instanceof HTMLElement && !place.closest('main')) return place
  }
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
}

/** The ancestors of an element, nearest first. */
export function placesAround(element: Element): readonly Element[] {
  const place = element.parentElement?.closest(PLACES)
  return place ? [place, ...placesAround(place)] : []
}

/** Ends the watch of the last hand-over. */
let stopWatching = (): void => undefined

/** Resets the state, as after a reload: no heading is awaited to take the focus. */
export function forgetHandOver(): void {
  stopWatching()
}

const isFree = () => !document.activeElement || document.activeElement === document.body

/**
 * Moves the focus to the nearest heading unless another element has taken it. A page that is still loading may have
 * no `main` yet. Only the last hand-over waits.
 */
export function moveFocus(places: readonly Element[]): void {
  const give = (): boolean => {
    const heading = isFree() ? headingAround(places) : null
    if (!heading) return !isFree()
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return true
  }
  stopWatching()
  if (give()) return
  const watch = new MutationObserver(() => {
    if (give()) stop()
  })
  watch.observe(document.body, { childList: true, subtree: true })
  const patience = setTimeout(() => stop(), PATIENCE_MS)
  const stop = () => {
    watch.disconnect()
    clearTimeout(patience)
  }
  stopWatching = stop
}

/**
 * WCAG 2.4.3: when a part is removed while it has the focus, such as a failure that was retried, moves the focus to
 * the nearest heading. So keyboard users do not have to start at the top.
 */
export function useFocusHandOver(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const part = ref.current
    return () => {
      if (!part?.contains(document.activeElement)) return
      const places = placesAround(part)
      // Its replacement is rendered, and may have taken the focus, once React is done.
      queueMicrotask(() => moveFocus(places))
    }
  }, [ref])
}
