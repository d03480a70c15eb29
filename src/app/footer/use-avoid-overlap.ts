import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Box, computeLift } from './avoid-overlap.ts'

const BUTTONS = ['primary', 'deposit', 'secondary', 'danger'].map(
  (variant) => `main :is(button, a)[data-variant="${variant}"]`,
)

/** Elements that a floating button must not cover: elements marked so, labelled buttons, switches and boxes to tick. */
const CLEAR = [
  '[data-keep-clear]',
  ...BUTTONS,
  'main [type="submit"]',
  'main [type="checkbox"]',
].join()

/** The resting place of a fixed element and of what hangs above it. Offsets ignore CSS transforms. */
function restOf(element: HTMLElement): Box {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = element
  const above = [...element.children].map((part) =>
    part instanceof HTMLElement ? part.offsetTop : 0,
  )
  return { left, right: left + width, top: top + Math.min(0, ...above), bottom: top + height }
}

/**
 * How far a floating element moves up so that it covers no important button, in pixels. Null while it has
 * to hide. Measured again when the page scrolls, or changes its size or its elements.
 */
export function useAvoidOverlap<E extends HTMLElement>(): [RefObject<E | null>, number | null] {
  const ref = useRef<E>(null)
  const [lift, setLift] = useState<number | null>(0)
  useLayoutEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const element = ref.current
      if (!element) return
      const others = [...document.querySelectorAll(CLEAR)]
        .filter((other) => !element.contains(other))
        .map((other) => other.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0)
      setLift(computeLift(restOf(element), others))
    }
    const later = () => {
      frame ||= requestAnimationFrame(look)
    }
    const sizes = new ResizeObserver(later)
    sizes.observe(document.body)
    // An element can appear in one column without changing the height of the page.
    const elements = new MutationObserver(later)
    elements.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('scroll', later, { passive: true })
    window.addEventListener('resize', later)
    later()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      elements.disconnect()
      window.removeEventListener('scroll', later)
      window.removeEventListener('resize', later)
    }
  }, [])
  return [ref, lift]
}
