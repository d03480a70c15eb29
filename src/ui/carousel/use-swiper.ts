import { type RefObject, useEffect, useRef, useState } from 'react'
import type SwiperInstance from 'swiper'
import type { SwiperOptions } from 'swiper/types'

type Library = {
  Swiper: typeof SwiperInstance
  manageLoopFocus: (swiper: SwiperInstance) => () => void
  modules: NonNullable<SwiperOptions['modules']>
}

/** Whether the library has been loaded for any carousel. */
let isHere = false

async function load(coverflow: boolean): Promise<Library> {
  const library = await fetchLibrary(coverflow)
  isHere = true
  return library
}

async function fetchLibrary(coverflow: boolean): Promise<Library> {
  if (!coverflow) return { ...(await import('./swiper-core.ts')), modules: [] }
  const { Swiper, manageLoopFocus, EffectCoverflow } = await import('./swiper-coverflow.ts')
  return { Swiper, manageLoopFocus, modules: [EffectCoverflow] }
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

const SETTLED_MS = 5000

/**
 * How long an untouched carousel waits before it loads the library, in ms. The page's own requests come first, and
 * take long on a slow connection.
 */
export function getLoadDelay(): number {
  if (isHere) return 0
  const [visit] = performance.getEntriesByType('navigation')
  const known = visit && 'loadEventEnd' in visit ? Number(visit.loadEventEnd) : 0
  return Math.max(SETTLED_MS, 2 * (known || performance.now()))
}

let queue: Promise<unknown> = Promise.resolve()
/** Resolves in a separate idle period: starting several carousels at once would block the page. */
function nextIdle(): Promise<unknown> {
  queue = queue.then(() => new Promise<void>(whenIdle))
  return queue
}

/** Without an event for this long, a scroll has ended. */
const REST_MS = 200

/** True while the list is neither touched nor moving. Not watched once `done`. */
function useAtRest(viewport: RefObject<HTMLElement | null>, done: boolean): boolean {
  const [atRest, setAtRest] = useState(true)
  useEffect(() => {
    const element = viewport.current
    if (!element || done) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let touching = false
    const moved = () => {
      clearTimeout(timer)
      setAtRest(false)
      if (!touching) timer = setTimeout(() => setAtRest(true), REST_MS)
    }
    const touched = (event: TouchEvent) => {
      touching = event.touches.length > 0
      moved()
    }
    const touches = ['touchstart', 'touchend', 'touchcancel'] as const
    for (const type of touches) element.addEventListener(type, touched, { passive: true })
    element.addEventListener('scroll', moved, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const type of touches) element.removeEventListener(type, touched)
      element.removeEventListener('scroll', moved)
    }
  }, [viewport, done])
  return atRest
}

/**
 * The library, loaded when needed and idle, and handed out when the list rests: taken over in the middle of a swipe,
 * the list would lose it. After a failed load the plain list stays.
 */
export function useLibrary(
  viewport: RefObject<HTMLElement | null>,
  needed: boolean,
  coverflow: boolean,
): Library | null {
  const [loaded, setLoaded] = useState<Library | null>(null)
  const [library, setLibrary] = useState<Library | null>(null)
  const atRest = useAtRest(viewport, library !== null)
  useEffect(() => {
    if (!needed) return
    let cancelled = false
    const cancel = whenIdle(() => {
      load(coverflow).then(
        (next) => nextIdle().then(() => cancelled || setLoaded(next)),
        () => undefined,
      )
    })
    return () => {
      cancelled = true
      cancel()
    }
  }, [needed, coverflow])
  // Once handed out it stays, whatever moves.
  if (loaded && loaded !== library && atRest) setLibrary(loaded)
  return library
}

export type SwiperConfig = {
  perView: number
  gap: number
  loop: boolean
  speed: number
  coverflow: boolean
  /** Changes with the slides; the Swiper is then recreated. */
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
  /** The last index, kept when the Swiper is recreated. */
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
