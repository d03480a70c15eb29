import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Place in the page by entry of the history; as long as the tab's page lives. */
const places = new Map<string, number>()
const MOST = 50

function keep(key: string, top: number): void {
  places.delete(key)
  places.set(key, top)
  const [oldest] = places.keys()
  if (places.size > MOST && oldest !== undefined) places.delete(oldest)
}

/**
 * Back and Forward bring the reader to where they were. `ready`: the list has its height. A change of
 * the filters that is not Back starts the list anew, from `top` if that is out of sight.
 */
export function useScrollMemory(ready: boolean, listed: string, toTop: () => void): void {
  const { key } = useLocation()
  const kind = useNavigationType()
  const restored = useRef<string | null>(null)
  const shown = useRef(listed)
  const latest = useRef(toTop)
  latest.current = toTop

  useEffect(() => {
    if (!ready || restored.current === key) return
    restored.current = key
    const place = kind === 'POP' ? places.get(key) : undefined
    if (place !== undefined) window.scrollTo({ top: place, behavior: 'instant' })
    else {
      if (shown.current !== listed) latest.current()
      keep(key, window.scrollY)
    }
    shown.current = listed
  }, [key, kind, ready, listed])

  useEffect(() => {
    if (!ready) return
    const note = () => keep(key, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key, ready])
}
