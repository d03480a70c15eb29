import { type RefObject, useEffect, useState } from 'react'
import type SwiperInstance from 'swiper'
import { pageTarget } from './carousel-logic.ts'
import type { useSwiper } from './use-swiper.ts'

type Place = { index: number; start: boolean; end: boolean }

function placeOf(swiper: SwiperInstance, count: number): Place {
  const loop = swiper.params.loop === true
  return {
    index: swiper.realIndex % Math.max(1, count),
    start: !loop && swiper.isBeginning,
    end: !loop && swiper.isEnd,
  }
}

function scrolled(element: HTMLElement, perView: number): Place {
  const at = Math.abs(element.scrollLeft)
  const room = element.scrollWidth - element.clientWidth
  return {
    index: Math.round(at / (element.clientWidth / perView || 1)),
    start: at <= 1,
    end: at >= room - 1,
  }
}

/** Where the carousel stands and how to move it, whether plain list or swiper. */
export function usePosition(
  viewport: RefObject<HTMLElement | null>,
  { swiper, live }: ReturnType<typeof useSwiper>,
  count: number,
  perView: number,
) {
  const [place, setPlace] = useState<Place>({ index: 0, start: true, end: false })

  useEffect(() => {
    const element = viewport.current
    if (!element) return
    // A swiper that is being taken down has no place any more; its successor follows at once.
    if (swiper?.destroyed) return
    if (!swiper) {
      const read = () => setPlace(scrolled(element, perView))
      element.addEventListener('scroll', read, { passive: true })
      return () => element.removeEventListener('scroll', read)
    }
    const read = () => {
      if (!swiper.destroyed) setPlace(placeOf(swiper, count))
    }
    read()
    swiper.on('slideChange progress', read)
    return () => {
      if (!swiper.destroyed) swiper.off('slideChange progress', read)
    }
  }, [viewport, swiper, count, perView])

  const go = (index: number) => {
    const element = viewport.current
    // A press may come between the building of a swiper and the drawing with it.
    const now = live.current
    if (now?.params.loop) now.slideToLoop(index)
    else if (now) now.slideTo(index)
    else if (element) {
      const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
      // A loop may have drawn its copies already; and the swiper begins where the list stands.
      const drawn = element.firstElementChild?.childElementCount ?? count
      const width = element.scrollWidth / Math.max(1, drawn)
      element.scrollTo({ left: sign * index * width, behavior: 'instant' })
    }
  }

  const step = (way: 1 | -1) => {
    const now = live.current
    if (!now?.params.loop) go(pageTarget(place.index, way, count, perView))
    else if (way === 1) now.slideNext()
    else now.slidePrev()
  }

  return { ...place, go, step }
}
