import { type RefObject, useEffect, useRef, useState } from 'react'

/** Share of the element that must be visible. */
const THRESHOLD = 0.1

type SharedObserver = { observer: IntersectionObserver; callbacks: Map<Element, () => void> }
const observers = new Map<number, SharedObserver>()

/** Height of the bottom bar over the page; cached, as reading it forces a layout. */
let bottomInset: number | null = null
const invalidate = () => {
  bottomInset = null
}

/** The height at the bottom that the bottom bar covers; dialogs are above the bar. */
function coveredHeight(element: Element): number {
  if (!element.closest('main')) return 0
  if (bottomInset === null) {
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
    bottomInset = Number.parseFloat(scrollPaddingBottom) || 0
    window.addEventListener('resize', invalidate, { once: true })
  }
  return bottomInset
}

/** One observer for all pictures with the same inset. */
function observerFor(covered: number): SharedObserver {
  const existing = observers.get(covered)
  if (existing) return existing
  const callbacks = new Map<Element, () => void>()
  const observer = new IntersectionObserver(
    (changes) => {
      for (const change of changes) {
        if (!change.isIntersecting) continue
        observer.unobserve(change.target)
        callbacks.get(change.target)?.()
        callbacks.delete(change.target)
      }
    },
    { threshold: THRESHOLD, rootMargin: `0px 0px -${covered}px` },
  )
  const created = { observer, callbacks }
  observers.set(covered, created)
  return created
}

/** True once a tenth of the element has been in view, or at once with `immediately`. */
export function useInView<E extends Element>(immediately: boolean): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null)
  const [inView, setInView] = useState(immediately || typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = ref.current
    if (inView || !element) return
    const { observer, callbacks } = observerFor(coveredHeight(element))
    callbacks.set(element, () => setInView(true))
    observer.observe(element)
    return () => {
      observer.unobserve(element)
      callbacks.delete(element)
    }
  }, [inView])
  return [ref, inView || immediately]
}
