import {
  Children,
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { cx } from '../base/cx.ts'
import { useSaveData } from '../base/use-save-data.ts'
import styles from './carousel.module.css'
import { Arrow, Dots, PauseButton } from './carousel-controls.tsx'
import {
  canLoop,
  isPlaying,
  keyStep,
  loopCopies,
  mayMove,
  type PerView,
  perViewSteps,
} from './carousel-logic.ts'
import controls from './controls.module.css'
import { type Autoplay, useAutoplay } from './use-autoplay.ts'
import { usePosition } from './use-position.ts'
import { useLibrary, useSwiper } from './use-swiper.ts'
import { usePageConditions, useViewport } from './use-viewport.ts'

const SPEED_MS = 320

export type CarouselProps = {
  /** Names the group. */
  label: string
  /** One slide per child; keyed. */
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
  /** Moves by itself: `{ delay, speed }` step by step, `{ continuous }` without a stop (ms per slide). */
  motion?: Autoplay | undefined
  loop?: boolean | undefined
  effect?: 'slide' | 'coverflow' | undefined
  /** over: on the slides, beside: half outside them. */
  arrows?: 'none' | 'over' | 'beside' | undefined
  pagination?: boolean | undefined
  className?: string | undefined
}

type CarouselStyle = CSSProperties & Record<`--${string}`, string | number>

function styleOf(perView: PerView, gap: number): CarouselStyle {
  const [base, sm, md, lg] = perViewSteps(perView)
  return { '--pv-base': base, '--pv-sm': sm, '--pv-md': md, '--pv-lg': lg, '--gap': `${gap}px` }
}

/**
 * A row of slides: a plain scrolling list, for good where data is spared (F-41), else a swiper once near.
 * What moves by itself has a pause button and holds still on hover, focus, and with reduced motion.
 */
export function Carousel(props: CarouselProps) {
  const { label, children, labels, slidesPerView = 1, gap = 0, motion, effect = 'slide' } = props
  const { loop: wantsLoop = false, arrows = 'none', pagination = false, className } = props
  const viewport = useRef<HTMLDivElement>(null)
  const slides = Children.toArray(children)
  const count = slides.length
  const coverflow = effect === 'coverflow'
  const { perView, near, inView } = useViewport(viewport, perViewSteps(slidesPerView)[0])
  const { hiddenTab, reducedMotion } = usePageConditions()
  const lowData = useSaveData()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [chosen, setChosen] = useState<'play' | 'pause' | null>(null)

  const moreThanFits = count > perView || (coverflow && count > 1)
  const loop = canLoop(wantsLoop, count, perView)
  const library = useLibrary(near && moreThanFits && !lowData, coverflow)
  const copies = library && loop ? loopCopies(count, perView, coverflow) : 1
  const keys = slides.map(keyOf).join()
  const drawn = [...Array(copies).keys()].flatMap((copy) =>
    slides.map((slide, index) => ({ key: `${copy}:${keyOf(slide, index)}`, index, slide })),
  )
  const content = moreThanFits ? `${copies}:${keys}` : ''
  const speed = motion && 'speed' in motion ? motion.speed : SPEED_MS
  const built = useSwiper(viewport, library, { perView, gap, loop, speed, coverflow, content })
  const at = usePosition(viewport, built, count, perView)
  const { swiper } = built

  const self = motion !== undefined && moreThanFits && !lowData
  const state = { self, chosen, reducedMotion, hovered, focused, hiddenTab, inView }
  const playing = isPlaying(state)
  useAutoplay(swiper, motion ?? null, mayMove(state))

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    // The pause button itself does not count, or Play could never start anything.
    setFocused(event.target.matches(':focus-visible') && !event.target.closest('[data-foot]'))
    const slide = event.target.closest<HTMLElement>('.swiper-slide')
    if (!slide || !swiper || loop) return
    if (!slide.classList.contains('swiper-slide-fully-visible')) {
      swiper.slideTo(swiper.slides.indexOf(slide))
    }
  }

  // A group, not a fieldset: nothing here is a form. It only listens to what its slides do.
  const frame: ComponentProps<'div'> = {
    role: 'group',
    'aria-label': label,
    onPointerEnter: (event) => setHovered(event.pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus,
    onBlur: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
    },
    onKeyDown: (event) => {
      // Not the keys of a menu or dialog that a slide has opened elsewhere in the document.
      if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return
      const way = keyStep(event.key, getComputedStyle(event.currentTarget).direction === 'rtl')
      if (way && !event.defaultPrevented) at.step(way)
    },
  }

  return (
    <div
      className={cx(styles.carousel, className)}
      style={styleOf(slidesPerView, gap)}
      data-effect={effect}
      data-continuous={motion !== undefined && 'continuous' in motion}
      {...frame}
    >
      {arrows !== 'none' && moreThanFits ? (
        <Arrow
          side="start"
          place={arrows}
          label={labels.previous}
          disabled={at.start}
          onPress={() => at.step(-1)}
        />
      ) : null}
      <div
        ref={viewport}
        className={cx('swiper', styles.viewport)}
        // A plain list of pictures scrolls too: until it is a swiper the keyboard needs a hold on it.
        {...(moreThanFits && !swiper ? { tabIndex: 0 } : {})}
      >
        <ul key={keys} className={cx('swiper-wrapper', styles.wrapper)}>
          {drawn.map(({ key, index, slide }) => (
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
          disabled={at.end}
          onPress={() => at.step(1)}
        />
      ) : null}
      {moreThanFits && (self || pagination) ? (
        <div
          className={controls.foot}
          data-foot=""
          onPointerEnter={() => setHovered(false)}
          onPointerLeave={(event) => setHovered(event.pointerType === 'mouse')}
        >
          {pagination ? (
            <Dots count={count} index={at.index} name={labels.slide} onPick={at.go} />
          ) : null}
          {self ? (
            <PauseButton
              playing={playing}
              pause={labels.pause}
              play={labels.play}
              onToggle={() => setChosen(playing ? 'pause' : 'play')}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

function keyOf(slide: ReactNode, index: number): string {
  const keyed = typeof slide === 'object' && slide !== null && 'key' in slide
  return keyed && slide.key !== null ? String(slide.key) : String(index)
}
