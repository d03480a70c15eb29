import { type RefObject, useEffect, useRef, useState } from 'react'

/** Small until the first gesture, to keep the first load small; a whole window afterwards. */
const ADAPTIVE = { untouched: '40px', interacted: '100%' } as const

const GESTURES = ['scroll', 'wheel', 'touchmove', 'keydown'] as const

let hasInteracted = false
let usesKeyboard = false
const listeners = new Set<() => void>()

function onGesture(event: Event) {
  hasInteracted = true
  // From the first Tab on everything is rendered, so that the keyboard reaches the whole page.
  usesKeyboard ||= event instanceof KeyboardEvent && event.key === 'Tab'
  for (const listener of [...listeners]) listener()
  if (usesKeyboard) detach()
}

function detach() {
  for (const name of GESTURES) document.removeEventListener(name, onGesture)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const name of GESTURES) document.addEventListener(name, onGesture, { passive: true })
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) detach()
  }
}

/** Resets the state, as after a reload: the page has not been touched yet. */
export function clearGestures(): void {
  hasInteracted = false
  usesKeyboard = false
}

export type NearViewportOptions = {
  /** A CSS margin around the window. By default it grows with the visitor's first gesture. */
  margin?: string | undefined
  /** While false nothing counts as near. */
  ready?: boolean | undefined
}

/**
 * True once the element has come near the window or Tab was pressed.
 *
 *     const [ref, isNear] = useNearViewport<HTMLDivElement>({ margin: '0px' })
 */
export function useNearViewport<E extends Element>({
  margin,
  ready = true,
}: NearViewportOptions = {}): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null)
  const [isNear, setNear] = useState(usesKeyboard || typeof IntersectionObserver === 'undefined')
  const [interacted, setInteracted] = useState(hasInteracted)
  const rootMargin = margin ?? ADAPTIVE[interacted ? 'interacted' : 'untouched']

  useEffect(() => {
    const element = ref.current
    if (isNear || !ready || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin },
    )
    observer.observe(element)
    const unsubscribe = subscribe(() => {
      setInteracted(true)
      if (usesKeyboard) setNear(true)
    })
    return () => {
      observer.disconnect()
      unsubscribe()
    }
  }, [isNear, ready, rootMargin])
  return [ref, isNear && ready]
}
