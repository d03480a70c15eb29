import { type RefObject, useEffect, useRef, useState } from 'react'

/** Share of the element in view that counts as seen. */
const THRESHOLD = 0.1

type Watch = { observer: IntersectionObserver; waiting: Map<Element, () => void> }
const shared = new Map<number, Watch>()

/** Pixels at the foot of the window where a bar lies over the page; asked for once, as asking costs a layout. */
let foot: number | null = null
const forget = () => {
  foot = null
}

/** What is behind the bar is not seen yet; over it, in windows, it is. */
function coveredFoot(element: Element): number {
  if (!element.closest('main')) return 0
  if (foot === null) {
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
    foot = Number.parseFloat(scrollPaddingBottom) || 0
    window.addEventListener('resize', forget, { once: true })
  }
  return foot
}

/** One observer for all pictures of the page. */
function watch(covered: number): Watch {
  const known = shared.get(covered)
  if (known) return known
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
    { threshold: THRESHOLD, rootMargin: `0px 0px -${covered}px` },
  )
  const made = { observer, waiting }
  shared.set(covered, made)
  return made
}

/** True from the moment a tenth of the element has been in view; at once when `now`. */
export function useInView<E extends Element>(now: boolean): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null)
  const [seen, setSeen] = useState(now || typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = ref.current
    if (seen || !element) return
    const { observer, waiting } = watch(coveredFoot(element))
    waiting.set(element, () => setSeen(true))
    observer.observe(element)
    return () => {
      observer.unobserve(element)
      waiting.delete(element)
    }
  }, [seen])
  return [ref, seen || now]
}
