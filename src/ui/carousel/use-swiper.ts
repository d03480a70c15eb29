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

/** Runs the task when the browser is idle. Returns its cancellation. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

let queue: Promise<unknown> = Promise.resolve()
/** Resolves in an idle period of its own: starting several carousels at once would block the page. */
function nextIdle(): Promise<unknown> {
  queue = queue.then(() => new Promise<void>(whenIdle))
  return queue
}

/** The library, loaded when needed and idle. After a failed load the plain list stays. */
export function useLibrary(needed: boolean, coverflow: boolean): Library | null {
  const [library, setLibrary] = useState<Library | null>(null)
  useEffect(() => {
    if (!needed) return
    let cancelled = false
    const cancel = whenIdle(() => {
      load(coverflow).then(
        (loaded) => nextIdle().then(() => cancelled || setLibrary(loaded)),
        () => undefined,
      )
    })
    return () => {
      cancelled = true
      cancel()
    }
  }, [needed, coverflow])
  return library
}

export type SwiperConfig = {
  perView: number
  gap: number
  loop: boolean
  speed: number
  coverflow: boolean
  /** Changes with the slides; the Swiper is then created anew. */
  content: string
}

function options(config: SwiperConfig, modules: Library['modules'], start: number): SwiperOptions {
  return {
    modules,
    slidesPerView: config.perView,
    spaceBetween: config.gap,
    speed: config.speed,
    loop: config.loop,
    initialSlide: start,
    watchSlidesProgress: true,
    grabCursor: true,
    touchStartPreventDefault: false,
    ...(config.coverflow
      ? {
          effect: 'coverflow',
          centeredSlides: true,
          coverflowEffect: { rotate: 0, stretch: 0, depth: 140, modifier: 1, slideShadows: false },
        }
      : {}),
  }
}

/**
 * Turns the plain scrolling list into a Swiper on the same elements, and back on cleanup. `live` is the
 * current instance, also before the next render.
 */
export function useSwiper(
  viewport: RefObject<HTMLElement | null>,
  library: Library | null,
  config: SwiperConfig,
): { swiper: SwiperInstance | null; live: RefObject<SwiperInstance | null> } {
  const { perView, gap, loop, speed, coverflow, content } = config
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null)
  const live = useRef<SwiperInstance>(null)
  /** The last index, kept when the Swiper is created anew. */
  const lastIndex = useRef<number | null>(null)

  useEffect(() => {
    const element = viewport.current
    if (!element || !library || content === '') return
    const first = element.querySelector<HTMLElement>('.swiper-slide')
    const step = (first?.offsetWidth ?? 0) + gap
    const scrolled = step > 0 ? Math.round(Math.abs(element.scrollLeft) / step) : 0
    const start = lastIndex.current ?? scrolled
    element.scrollLeft = 0
    element.dataset.enhanced = ''
    const created = new library.Swiper(
      element,
      options({ perView, gap, loop, speed, coverflow, content }, library.modules, start),
    )
    const releaseFocus = loop ? library.manageLoopFocus(created) : null
    live.current = created
    setSwiper(created)
    return () => {
      live.current = null
      setSwiper(null)
      releaseFocus?.()
      lastIndex.current = created.realIndex
      for (const slide of created.slides) slide.inert = false
      created.destroy(true, true)
      delete element.dataset.enhanced
    }
  }, [viewport, library, perView, gap, loop, speed, coverflow, content])

  return { swiper, live }
}
