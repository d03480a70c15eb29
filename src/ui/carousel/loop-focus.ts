import type SwiperInstance from 'swiper'

const SPEED_MS = 320

/** One step to the side on which the slide is cut off. */
function show(swiper: SwiperInstance, slide: HTMLElement) {
  const [shape, window] = [slide.getBoundingClientRect(), swiper.el.getBoundingClientRect()]
  const toTheRight = shape.right > window.right + 1
  if (!toTheRight && shape.left >= window.left - 1) return
  if (toTheRight === swiper.rtlTranslate) swiper.slidePrev(SPEED_MS)
  else swiper.slideNext(SPEED_MS)
}

/**
 * In a loop what is out of view can be neither reached nor read; the rest can. The keyboard finds whole
 * slides only, and makes one whole where it comes in: else it would follow the loop for ever, or point
 * at something beyond the edge. Gives its end.
 */
export function manageLoopFocus(swiper: SwiperInstance): () => void {
  const box = swiper.el
  const focused = () => box.querySelector(':focus-visible')?.closest<HTMLElement>('.swiper-slide')
  const hide = () => {
    const here = focused()
    const wanted = here ? 'swiper-slide-fully-visible' : 'swiper-slide-visible'
    for (const slide of swiper.slides) {
      slide.inert = slide !== here && !slide.classList.contains(wanted)
    }
  }
  const enter = () => {
    hide()
    const here = focused()
    if (here) show(swiper, here)
  }
  hide()
  swiper.on('progress setTranslate slideChange', hide)
  box.addEventListener('focusin', enter)
  box.addEventListener('focusout', hide)
  return () => {
    box.removeEventListener('focusin', enter)
    box.removeEventListener('focusout', hide)
  }
}
