import { useEffect } from 'react'
import type SwiperInstance from 'swiper'

/** By itself: a step every so often, or without a stop. Milliseconds. */
export type Autoplay = { delay: number; speed: number } | { continuous: number }

function next(swiper: SwiperInstance, speed: number) {
  if (swiper.isEnd && !swiper.params.loop) swiper.slideTo(0, speed)
  else swiper.slideNext(speed)
}

/** Holds a running slide where it is instead of letting it glide on for seconds. */
function freeze(swiper: SwiperInstance) {
  const here = swiper.getTranslate()
  swiper.setTransition(0)
  swiper.setTranslate(here)
  swiper.animating = false
}

/** Moves the carousel while `moving`; stops at once when not. */
export function useAutoplay(swiper: SwiperInstance | null, self: Autoplay | null, moving: boolean) {
  const continuous = self && 'continuous' in self ? self.continuous : 0
  const delay = self && 'delay' in self ? self.delay : 0
  const speed = self && 'delay' in self ? self.speed : 0

  useEffect(() => {
    if (!swiper || swiper.destroyed || !moving) return
    if (continuous > 0) {
      const onward = () => {
        // Its own end-of-transition event does not come reliably in a loop; the clock does.
        swiper.animating = false
        next(swiper, continuous)
      }
      onward()
      const clock = setInterval(onward, continuous)
      return () => {
        clearInterval(clock)
        if (!swiper.destroyed) freeze(swiper)
      }
    }
    // The wait counts from the end of the slide's own movement.
    const timer = setInterval(() => next(swiper, speed), delay + speed)
    return () => clearInterval(timer)
  }, [swiper, moving, continuous, delay, speed])
}
