import { type RefObject, useEffect, useRef, useState } from 'react'
import type SwiperInstance from 'swiper'
import type { SwiperOptions } from 'swiper/types'

type Library = {
  Swiper: typeof SwiperInstance
  manageLoopFocus: (swiper: SwiperInstance) => () => void
  modules: NonNullable<SwiperOptions['modules']>
}

async function load(coverflow: boolean): Promise<Library> {
  if (!coverflow) return { ...(await import('./swiper-core.ts')), modules: [] }
  const { EffectCoverflow, ...core } = await import('./swiper-coverflow.ts')
  return { ...core, modules: [EffectCoverflow] }
}

/** Runs the task when the browser has nothing better to do. Gives its cancellation. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

let turns: Promise<unknown> = Promise.resolve()
/** One after the other: each is built in an idle moment of its own, or the page stands still for all of them. */
function takeTurn(): Promise<unknown> {
  turns = turns.then(() => new Promise<void>(whenIdle))
  return turns
}

/** The library, once wanted and idle. A failed load leaves the plain list, which works. */
export function useLibrary(wanted: boolean, coverflow: boolean): Library | null {
  const [library, setLibrary] = useState<Library | null>(null)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    const cancel = whenIdle(() => {
      load(coverflow).then(
        (loaded) => takeTurn().then(() => gone || setLibrary(loaded)),
        () => undefined,
      )
    })
    return () => {
      gone = true
      cancel()
    }
  }, [wanted, coverflow])
  return library
}

export type SwiperConfig = {
  perView: number
  gap: number
  loop: boolean
  speed: number
  coverflow: boolean
  /** Changes when the slides are others: the carousel is then built anew. */
  content: string
}

function options(wish: SwiperConfig, modules: Library['modules'], start: number): SwiperOptions {
  return {
    modules,
    slidesPerView: wish.perView,
    spaceBetween: wish.gap,
    speed: wish.speed,
    loop: wish.loop,
    initialSlide: start,
    watchSlidesProgress: true,
    grabCursor: true,
    touchStartPreventDefault: false,
    ...(wish.coverflow
      ? {
          effect: 'coverflow',
          centeredSlides: true,
          coverflowEffect: { rotate: 0, stretch: 0, depth: 140, modifier: 1, slideShadows: false },
        }
      : {}),
  }
}

/**
 * Turns the plain scrolling list into a swiper on the same elements, and back when it goes. `live` is the
 * one that stands at this moment, also before the carousel is drawn with it.
 */
export function useSwiper(
  viewport: RefObject<HTMLElement | null>,
  library: Library | null,
  wish: SwiperConfig,
): { swiper: SwiperInstance | null; live: RefObject<SwiperInstance | null> } {
  const { perView, gap, loop, speed, coverflow, content } = wish
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null)
  const live = useRef<SwiperInstance>(null)
  /** Where the one before stood: built anew it stays there. */
  const stood = useRef<number | null>(null)

  useEffect(() => {
    const element = viewport.current
    if (!element || !library || content === '') return
    const first = element.querySelector<HTMLElement>('.swiper-slide')
    const step = (first?.offsetWidth ?? 0) + gap
    const scrolled = step > 0 ? Math.round(Math.abs(element.scrollLeft) / step) : 0
    const start = stood.current ?? scrolled
    element.scrollLeft = 0
    element.dataset.enhanced = ''
    const made = new library.Swiper(
      element,
      options({ perView, gap, loop, speed, coverflow, content }, library.modules, start),
    )
    const unfollow = loop ? library.manageLoopFocus(made) : null
    live.current = made
    setSwiper(made)
    return () => {
      live.current = null
      setSwiper(null)
      unfollow?.()
      stood.current = made.realIndex
      for (const slide of made.slides) slide.inert = false
      made.destroy(true, true)
      delete element.dataset.enhanced
    }
  }, [viewport, library, perView, gap, loop, speed, coverflow, content])

  return { swiper, live }
}
