import { type RefObject, useEffect, useState } from 'react'

const NEAR = '240px'

/** Follows the element: how many slides fit (the style sheet decides), near the window, in it. */
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
    const sizes = new ResizeObserver(read)
    sizes.observe(element)
    const nearness = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        setNear(true)
        nearness.disconnect()
      },
      { rootMargin: NEAR },
    )
    nearness.observe(element)
    const sight = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting === true),
    )
    sight.observe(element)
    return () => {
      sizes.disconnect()
      nearness.disconnect()
      sight.disconnect()
    }
  }, [ref])

  return { perView, near, inView }
}

const reduce = () => window.matchMedia('(prefers-reduced-motion: reduce)')

/** The visitor's surroundings: whether the tab is hidden and motion is unwanted. */
export function usePageConditions() {
  const [hiddenTab, setHiddenTab] = useState(() => document.hidden)
  const [reducedMotion, setReducedMotion] = useState(() => reduce().matches)
  useEffect(() => {
    const tab = () => setHiddenTab(document.hidden)
    const wish = reduce()
    const motion = () => setReducedMotion(wish.matches)
    document.addEventListener('visibilitychange', tab)
    wish.addEventListener('change', motion)
    return () => {
      document.removeEventListener('visibilitychange', tab)
      wish.removeEventListener('change', motion)
    }
  }, [])
  return { hiddenTab, reducedMotion }
}
