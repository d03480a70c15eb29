import { useSyncExternalStore } from 'react'

/** Whether a media query matches, live. Use the breakpoints of the CSS: `(width >= 768px)`. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )
}
