import { type RefObject, useEffect, useState } from 'react'
import { useReducedMotion } from '../base/use-reduced-motion.ts'

const NEAR_MARGIN = '240px'

/** Slides per view (set by the style sheet), and whether the element is near the window and in it. */
export function useViewport(ref: RefObject<HTMLElement | null>, first: number) {
  const [perView, setPerView] = useState(first)
  const [near, setNear] = useState(false)
  const [inView, setInView] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const read = () => {
      const value = Number.parseFloat(getComputedStyle(element).getPropertyValue('--per-view'))
      if (value > 0) setPerView(value)
    }
    const resize = new ResizeObserver(read)
    resize.observe(element)
    const nearObserver = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        setNear(true)
        nearObserver.disconnect()
      },
      { rootMargin: NEAR_MARGIN },
    )
    nearObserver.observe(element)
    const viewObserver = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting === true),
    )
    viewObserver.observe(element)
    return () => {
      resize.disconnect()
      nearObserver.disconnect()
      viewObserver.disconnect()
    }
  }, [ref])

  return { perView, near, inView }
}

/** Whether the tab is hidden and reduced motion is preferred, live. */
export function usePageConditions() {
  const reducedMotion = useReducedMotion()
  const [hiddenTab, setHiddenTab] = useState(() => document.hidden)
  useEffect(() => {
    const onVisibility = () => setHiddenTab(document.hidden)
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [])
  return { hiddenTab, reducedMotion }
}
