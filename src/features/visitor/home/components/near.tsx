import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

/** The first view is kept small; who begins to move about finds things ready well ahead. */
const MARGIN = { atRest: '40px', roused: '100%' } as const

let roused = false
let tabbed = false
const watchers = new Set<() => void>()

const GESTURES = ['scroll', 'wheel', 'touchmove', 'keydown'] as const

function onGesture(event: Event) {
  roused = true
  // From the first Tab on everything is there, so that the keyboard walks the whole page.
  tabbed ||= event instanceof KeyboardEvent && event.key === 'Tab'
  for (const tell of [...watchers]) tell()
  if (!tabbed) return
  for (const name of GESTURES) document.removeEventListener(name, onGesture)
}

function listen(tell: () => void): () => void {
  if (watchers.size === 0) {
    for (const name of GESTURES) document.addEventListener(name, onGesture, { passive: true })
  }
  watchers.add(tell)
  return () => {
    watchers.delete(tell)
    if (watchers.size > 0) return
    for (const name of GESTURES) document.removeEventListener(name, onGesture)
  }
}

/**
 * True from the moment the element comes near the window, or the keyboard walks the page.
 * `ahead: false` waits until a part of it shows.
 */
export function useNear<E extends Element>(ahead: boolean): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null)
  const [near, setNear] = useState(tabbed || typeof IntersectionObserver === 'undefined')
  const [awake, setAwake] = useState(roused)
  const margin = ahead ? MARGIN[awake ? 'roused' : 'atRest'] : '0px'

  useEffect(() => {
    const element = ref.current
    if (near || !element) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    watch.observe(element)
    const leave = listen(() => {
      setAwake(true)
      if (tabbed) setNear(true)
    })
    return () => {
      watch.disconnect()
      leave()
    }
  }, [near, margin])
  return [ref, near]
}

type NearViewportProps = { className: string | undefined; children: ReactNode }

/** Keeps the place of a section (its class has the height) and fills it as it comes near. */
export function NearViewport({ className, children }: NearViewportProps) {
  const [ref, near] = useNear<HTMLDivElement>(true)
  return near ? children : <div ref={ref} className={className} />
}
