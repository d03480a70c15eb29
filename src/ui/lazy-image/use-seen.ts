import { type RefObject, useEffect, useRef, useState } from 'react'

/** Share of the element in view that counts as seen. */
const THRESHOLD = 0.1

type Watch = { observer: IntersectionObserver; waiting: Map<Element, () => void> }
let shared: Watch | null = null

/** One observer for all pictures of the page. */
function watch(): Watch {
  if (shared) return shared
  const waiting = new Map<Element, () => void>()
  const observer = new IntersectionObserver(
    (changes) => {
      for (const change of changes) {
        if (!change.isIntersecting) continue
        observer.unobserve(change.target)
        waiting.get(change.target)?.()
        waiting.delete(change.target)
      }
    },
    { threshold: THRESHOLD },
  )
  shared = { observer, waiting }
  return shared
}

/** True from the moment a tenth of the element has been in view; at once when `now`. */
export function useSeen<E extends Element>(now: boolean): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null)
  const [seen, setSeen] = useState(now || typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = ref.current
    if (seen || !element) return
    const { observer, waiting } = watch()
    waiting.set(element, () => setSeen(true))
    observer.observe(element)
    return () => {
      observer.unobserve(element)
      waiting.delete(element)
    }
  }, [seen])
  return [ref, seen || now]
}
