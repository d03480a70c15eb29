import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

/** From the first Tab on everything is there, so that the keyboard walks the whole page. */
let tabbed = false
const waiting = new Set<() => void>()

function onFirstTab({ key }: KeyboardEvent) {
  if (key !== 'Tab') return
  tabbed = true
  document.removeEventListener('keydown', onFirstTab)
  for (const wake of waiting) wake()
  waiting.clear()
}

/** True from the moment the element comes within `margin` of the window, or the keyboard is used. */
export function useNear<E extends Element>(margin: string): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null)
  const [near, setNear] = useState(tabbed || typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = ref.current
    if (near || !element) return
    const wake = () => setNear(true)
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) wake()
      },
      { rootMargin: margin },
    )
    watch.observe(element)
    if (waiting.size === 0) document.addEventListener('keydown', onFirstTab)
    waiting.add(wake)
    return () => {
      watch.disconnect()
      waiting.delete(wake)
    }
  }, [near, margin])
  return [ref, near]
}

type NearViewportProps = { className: string | undefined; children: ReactNode }

/** Keeps the place of a section (its class has the height) and fills it as it comes near. */
export function NearViewport({ className, children }: NearViewportProps) {
  const [ref, near] = useNear<HTMLDivElement>('240px')
  return near ? children : <div ref={ref} className={className} />
}
