import type { NavigateFunction } from 'react-router'
import { isRecord } from '#lib/read.ts'

/** The position of the current entry in the history, which the router numbers from 0. Null when it has none. */
export function historyIndex(): number | null {
  const state: unknown = window.history.state
  return isRecord(state) && typeof state.idx === 'number' ? state.idx : null
}

/** Whether Back leads to a page of this portal. */
export const hasPrevious = (): boolean => (historyIndex() ?? 0) > 0

/** The overlays, outermost first, that a history entry has in addition to the overlays in its address. */
export const parseLayers = (state: unknown): readonly string[] =>
  isRecord(state) && Array.isArray(state.layers)
    ? state.layers.filter((id) => typeof id === 'string')
    : []

/**
 * The number of history entries to go back (negative) to the page behind an overlay in the address, however often its
 * address changed and whatever is open over it. Null when it was not opened from a page of this portal.
 */
export function stepsBehind(state: unknown): number | null {
  if (!isRecord(state) || state.overlay !== true) return null
  const now = historyIndex()
  if (now === null || typeof state.behind !== 'number') return -1 - parseLayers(state).length
  return state.behind < now ? state.behind - now : null
}

/** Calls that wait until the browser has gone back; null while it is not on its way. */
let waiting: (() => void)[] | null = null

/** Longer than any browser takes to go back. */
const LOST_MS = 1000

/** Calls back when no step in the history is on its way any more: until then its entry is not the current one. */
export function whenStill(then: () => void): void {
  if (waiting) waiting.push(then)
  else then()
}

/** Goes back by `steps`, which are counted when the browser is still. */
export function goBack(navigate: NavigateFunction, steps: () => number): void {
  whenStill(() => {
    const count = steps()
    if (count === 0) return
    // The router in memory goes at once.
    if (historyIndex() !== null) {
      waiting = []
      const arrive = () => {
        window.removeEventListener('popstate', arrive)
        clearTimeout(lost)
        const next = waiting ?? []
        waiting = null
        next.forEach(whenStill)
      }
      const lost = setTimeout(arrive, LOST_MS)
      window.addEventListener('popstate', arrive)
    }
    void navigate(count)
  })
}
