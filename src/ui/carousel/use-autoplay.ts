import { useEffect, useEffectEvent, useRef } from 'react'
import type SwiperInstance from 'swiper'

/** Milliseconds: a step after each delay, or `continuous` per slide without a stop. */
export type Autoplay = { delay: number; speed: number } | { continuous: number }

function next(swiper: SwiperInstance, speed: number) {
  if (swiper.isEnd && !swiper.params.loop) swiper.slideTo(0, speed)
  else swiper.slideNext(speed)
}

/** Stops a transition at its current position. */
function freeze(swiper: SwiperInstance) {
  const position = swiper.getTranslate()
  swiper.setTransition(0)
  swiper.setTranslate(position)
  swiper.animating = false
}

/** Calls `task` once `waiting` has been true for `wait` ms. */
export function useDelayedTask(waiting: boolean, wait: number, task: () => void) {
  const run = useEffectEvent(task)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => run(), wait)
    return () => clearTimeout(timer)
  }, [waiting, wait])
}

/**
 * Moves the carousel while `moving` is true. If Swiper is not loaded when the first step is due after `wait`, `ask`
 * requests it and the step follows once it is ready.
 */
export function useAutoplay(
  swiper: SwiperInstance | null,
  autoplay: Autoplay | null,
  moving: boolean,
  { wait, ask }: { wait: number; ask: () => void },
) {
  const due = useRef(false)
  const continuous = autoplay && 'continuous' in autoplay ? autoplay.continuous : 0
  const delay = autoplay && 'delay' in autoplay ? autoplay.delay : 0
  const speed = autoplay && 'delay' in autoplay ? autoplay.speed : 0

  useDelayedTask(moving && !swiper, Math.max(wait, delay, continuous), () => {
    due.current = true
    ask()
  })

  useEffect(() => {
    if (!moving) due.current = false
    if (!swiper || !moving) return
    if (swiper.destroyed) return
    if (continuous > 0) {
      const advance = () => {
        // In a loop, Swiper's transitionEnd is not reliable; the interval is.
        swiper.animating = false
        next(swiper, continuous)
      }
      advance()
      const interval = setInterval(advance, continuous)
      return () => {
        clearInterval(interval)
        if (!swiper.destroyed) freeze(swiper)
      }
    }
    if (due.current) next(swiper, speed)
    due.current = false
    // The delay counts from the end of the transition.
    const timer = setInterval(() => next(swiper, speed), delay + speed)
    return () => clearInterval(timer)
  }, [swiper, moving, continuous, delay, speed])
}
