import { type RefObject, useEffect, useState } from 'react'
import type SwiperInstance from 'swiper'
import { pageTarget } from './carousel-logic.ts'
import type { useSwiper } from './use-swiper.ts'

type Position = { index: number; start: boolean; end: boolean }

function swiperPosition(swiper: SwiperInstance, count: number): Position {
  const loop = swiper.params.loop === true
  return {
    index: swiper.realIndex % Math.max(1, count),
    start: !loop && swiper.isBeginning,
    end: !loop && swiper.isEnd,
  }
}

function scrollPosition(element: HTMLElement, perView: number): Position {
  const at = Math.abs(element.scrollLeft)
  const max = element.scrollWidth - element.clientWidth
  return {
    index: Math.round(at / (element.clientWidth / perView || 1)),
    start: at <= 1,
    end: at >= max - 1,
  }
}

/** The current position and how to change it, for the plain list and for Swiper. */
export function usePosition(
  viewport: RefObject<HTMLElement | null>,
  { swiper, live }: ReturnType<typeof useSwiper>,
  { count, perView, loop }: { count: number; perView: number; loop: boolean },
) {
  const [position, setPosition] = useState<Position>({ index: 0, start: true, end: false })

  useEffect(() => {
    const element = viewport.current
    if (!element) return
    // A destroyed Swiper has no position; its replacement follows at once.
    if (swiper?.destroyed) return
    if (!swiper) {
      const read = () => setPosition(scrollPosition(element, perView))
      element.addEventListener('scroll', read, { passive: true })
      return () => element.removeEventListener('scroll', read)
    }
    const read = () => {
      if (!swiper.destroyed) setPosition(swiperPosition(swiper, count))
    }
    read()
    swiper.on('slideChange progress', read)
    return () => {
      if (!swiper.destroyed) swiper.off('slideChange progress', read)
    }
  }, [viewport, swiper, count, perView])

  /**
   * Swiper measures its size a frame after it was created or resized, and returns a frame later to the slide that it
   * knew then. A move in between would be lost, so it follows.
   */
  const move = (by: (swiper: SwiperInstance) => void) =>
    requestAnimationFrame(() => {
      const swiper = live.current
      if (swiper && !swiper.destroyed) by(swiper)
    })

  const go = (index: number) => {
    const element = viewport.current
    // The Swiper may exist before the render that knows about it.
    if (live.current?.params.loop) move((one) => one.slideToLoop(index))
    else if (live.current) move((one) => one.slideTo(index))
    else if (element) {
      const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
      // The copies of a loop may be rendered already; Swiper starts from the list's scroll position.
      const rendered = element.firstElementChild?.childElementCount ?? count
      const width = element.scrollWidth / Math.max(1, rendered)
      element.scrollTo({ left: sign * index * width, behavior: 'instant' })
    }
  }

  const step = (direction: 1 | -1) => {
    const current = live.current
    if (!current && loop) go((position.index + direction + count) % count)
    else if (!current?.params.loop) go(pageTarget(position.index, direction, count, perView))
    else move((one) => (direction === 1 ? one.slideNext() : one.slidePrev()))
  }

  return {
    index: position.index,
    start: !loop && position.start,
    end: !loop && position.end,
    go,
    step,
  }
}
