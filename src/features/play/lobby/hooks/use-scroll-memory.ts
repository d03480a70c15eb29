import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Scroll position by entry of the history; as long as the document lives. */
const positions = new Map<string, number>()
const MAX_POSITIONS = 50

function keep(key: string, top: number): void {
  positions.delete(key)
  positions.set(key, top)
  const [oldest] = positions.keys()
  if (positions.size > MAX_POSITIONS && oldest !== undefined) positions.delete(oldest)
}

/**
 * Back and Forward restore the scroll position. `ready`: the list has its height. `listed` identifies what is
 * shown; when it changes other than by Back or Forward, `toTop` brings its beginning into view.
 */
export function useScrollMemory(ready: boolean, listed: string, toTop: () => void): void {
  const { key } = useLocation()
  const kind = useNavigationType()
  const restored = useRef<string | null>(null)
  const shown = useRef(listed)
  const bringToTop = useEffectEvent(toTop)

  useEffect(() => {
    if (!ready || restored.current === key) return
    restored.current = key
    const position = kind === 'POP' ? positions.get(key) : undefined
    if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' })
    else {
      if (shown.current !== listed) bringToTop()
      keep(key, window.scrollY)
    }
    shown.current = listed
  }, [key, kind, ready, listed])

  useEffect(() => {
    if (!ready) return
    const save = () => keep(key, window.scrollY)
    window.addEventListener('scroll', save, { passive: true })
    return () => window.removeEventListener('scroll', save)
  }, [key, ready])
}
