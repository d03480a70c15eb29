import { Children, type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { cx } from '../base/cx.ts'
import { useSaveData } from '../base/use-save-data.ts'
import styles from './carousel.module.css'
import { Arrow, Dots, PauseButton } from './carousel-controls.tsx'
import {
  canAutoplay,
  canLoop,
  isPlaying,
  keyStep,
  loopCopies,
  type PerView,
  perViewSteps,
  STEP_MS,
  slideKey,
  toStyle,
} from './carousel-logic.ts'
import bar from './controls.module.css'
import { type Autoplay, useAutoplay, useDelayedTask } from './use-autoplay.ts'
import { useMouseDrag } from './use-mouse-drag.ts'
import { usePosition } from './use-position.ts'
import { getLoadDelay, useLibrary, useSwiper } from './use-swiper.ts'
import { usePageConditions, useViewport } from './use-viewport.ts'

export type CarouselProps = {
  /** Accessible name. */
  label: string
  /** One slide per child, keyed. */
  children: ReactNode
  labels: {
    previous: string
    next: string
    pause: string
    play: string
    /** Names a slide, for example "1 of 5". Index from 0. */
    slide: (index: number, count: number) => string
  }
  slidesPerView?: PerView | undefined
  /** Pixels between slides. */
  gap?: number | undefined
  /** `{ delay, speed }` moves step by step, `{ continuous }` without a stop (ms per slide). */
  autoplay?: Autoplay | undefined
  loop?: boolean | undefined
  effect?: 'slide' | 'coverflow' | undefined
  /** `over` places them on the slides, `beside` half outside. */
  arrows?: 'none' | 'over' | 'beside' | undefined
  pagination?: boolean | undefined
  /** The position of dots and pause button: in their own row, on the slides, or in the head above the carousel. */
  controls?: 'below' | 'over' | 'head' | undefined
  className?: string | undefined
}

/**
 * A row of slides: a plain scrolling list that becomes a Swiper at the first pointer, touch or focus, or when its
 * autoplay is to move, unless the device saves data. Autoplay has a pause button and stops on hover, focus and
 * reduced motion.
 */
export function Carousel(props: CarouselProps) {
  const { label, children, labels, slidesPerView = 1, gap = 0, autoplay, effect = 'slide' } = props
  const { loop: requestedLoop = false, arrows = 'none', pagination = false } = props
  const viewport = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(false)
  const slides = Children.toArray(children)
  const count = slides.length
  const coverflow = effect === 'coverflow'
  const { perView, near, inView } = useViewport(viewport, perViewSteps(slidesPerView)[0])
  const { hiddenTab, reducedMotion } = usePageConditions()
  const saveData = useSaveData()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [userChoice, setUserChoice] = useState<'play' | 'pause' | null>(null)

  const moreThanFits = count > perView || (coverflow && count > 1)
  const loop = canLoop(requestedLoop, count, perView)
  // On a wide screen the first slide of a coverflow would stand alone.
  const needed = wanted || (coverflow && near && perView > 1.5)
  const library = useLibrary(viewport, needed && moreThanFits && !saveData, coverflow)
  const copies = library && loop ? loopCopies(count, perView, coverflow) : 1
  const keys = slides.map(slideKey).join()
  const items = [...Array(copies).keys()].flatMap((copy) =>
    slides.map((slide, index) => ({ key: `${copy}:${slideKey(slide, index)}`, index, slide })),
  )
  const content = moreThanFits ? `${copies}:${keys}` : ''
  const speed = autoplay && 'speed' in autoplay ? autoplay.speed : STEP_MS
  const instance = useSwiper(viewport, library, { perView, gap, loop, speed, coverflow, content })
  const position = usePosition(viewport, instance, { count, perView, loop })
  const { swiper } = instance
  const drag = useMouseDrag(!swiper, position.step)

  const enabled = autoplay !== undefined && moreThanFits && !saveData
  const state = { enabled, userChoice, reducedMotion, hovered, focused, hiddenTab, inView }
  const playing = isPlaying(state)
  const [wait] = useState(getLoadDelay)
  const ask = () => setWanted(true)
  useAutoplay(swiper, autoplay ?? null, canAutoplay(state), { wait, ask })
  useDelayedTask(coverflow && inView && !hiddenTab, wait, ask)

  // A group, not a fieldset: this is not a form.
  const frame: ComponentProps<'div'> = {
    role: 'group',
    'aria-label': label,
    onPointerEnter: (event) => {
      ask()
      setHovered(event.pointerType === 'mouse')
    },
    onPointerLeave: () => setHovered(false),
    onFocus: (event) => {
      ask()
      // Focus on the pause button must not stop the autoplay that it starts.
      setFocused(event.target.matches(':focus-visible') && !event.target.closest('[data-controls]'))
      const slide = event.target.closest<HTMLElement>('.swiper-slide')
      if (!slide || !swiper || loop) return
      if (!slide.classList.contains('swiper-slide-fully-visible')) {
        swiper.slideTo(swiper.slides.indexOf(slide))
      }
    },
    onBlur: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
    },
    onKeyDown: (event) => {
      // React events bubble from portals: ignore keys of a menu or dialog that a slide has opened.
      if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return
      const step = keyStep(event.key, getComputedStyle(event.currentTarget).direction === 'rtl')
      if (step && !event.defaultPrevented) position.step(step)
    },
  }

  return (
    <div
      className={cx(styles.carousel, props.className)}
      style={toStyle(slidesPerView, gap)}
      data-effect={effect}
      data-continuous={autoplay !== undefined && 'continuous' in autoplay}
      {...frame}
    >
      {arrows !== 'none' && moreThanFits ? (
        <Arrow
          side="start"
          place={arrows}
          label={labels.previous}
          disabled={position.start}
          onPress={() => position.step(-1)}
        />
      ) : null}
      <div
        ref={viewport}
        className={cx('swiper', styles.viewport)}
        {...drag}
        // A scrolling list must be focusable until Swiper takes over the keyboard.
        {...(moreThanFits && !swiper ? { tabIndex: 0 } : {})}
      >
        <ul key={keys} className={cx('swiper-wrapper', styles.wrapper)}>
          {items.map(({ key, index, slide }) => (
            <li
              key={key}
              className={cx('swiper-slide', styles.slide)}
              aria-label={labels.slide(index, count)}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {arrows !== 'none' && moreThanFits ? (
        <Arrow
          side="end"
          place={arrows}
          label={labels.next}
          disabled={position.end}
          onPress={() => position.step(1)}
        />
      ) : null}
      {moreThanFits && (enabled || pagination) ? (
        <div
          className={bar.bar}
          data-controls={props.controls ?? 'below'}
          onPointerEnter={() => setHovered(false)}
          onPointerLeave={(event) => setHovered(event.pointerType === 'mouse')}
        >
          {pagination ? (
            <Dots count={count} index={position.index} name={labels.slide} onPick={position.go} />
          ) : null}
          {enabled ? (
            <PauseButton
              playing={playing}
              pause={labels.pause}
              play={labels.play}
              onToggle={() => setUserChoice(playing ? 'pause' : 'play')}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
