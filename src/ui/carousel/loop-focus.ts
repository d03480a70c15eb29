import type SwiperInstance from 'swiper'

const SPEED_MS = 320

/** Moves one step towards the side on which the slide is cut off. */
function reveal(swiper: SwiperInstance, slide: HTMLElement) {
  const [box, viewport] = [slide.getBoundingClientRect(), swiper.el.getBoundingClientRect()]
  const toTheRight = box.right > viewport.right + 1
  if (!toTheRight && box.left >= viewport.left - 1) return
  if (toTheRight === swiper.rtlTranslate) swiper.slidePrev(SPEED_MS)
  else swiper.slideNext(SPEED_MS)
}

/**
 * In a loop, slides out of view are inert. Keyboard focus enters only whole slides, or it would follow the
 * loop for ever; a slide that is cut off is revealed when it gets the focus. Returns the cleanup.
 */
export function manageLoopFocus(swiper: SwiperInstance): () => void {
  const root = swiper.el
  const focused = () => root.querySelector(':focus-visible')?.closest<HTMLElement>('.swiper-slide')
  const update = () => {
    const current = focused()
    const visible = current ? 'swiper-slide-fully-visible' : 'swiper-slide-visible'
    for (const slide of swiper.slides) {
      slide.inert = slide !== current && !slide.classList.contains(visible)
    }
  }
  const onFocusIn = () => {
    update()
    const current = focused()
    if (current) reveal(swiper, current)
  }
  update()
  swiper.on('progress setTranslate slideChange', update)
  root.addEventListener('focusin', onFocusIn)
  root.addEventListener('focusout', update)
  return () => {
    root.removeEventListener('focusin', onFocusIn)
    root.removeEventListener('focusout', update)
  }
}
