import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { canAutoplay, isPlaying } from './carousel-logic.ts'
import { usePageConditions } from './use-viewport.ts'

interface MotionGate<E extends Element> {
  ref: RefObject<E | null>
  /** Whether the pause button offers to pause. */
  playing: boolean
  /** Whether it is moving right now. */
  moving: boolean
  reducedMotion: boolean
  toggle: () => void
  /** Props of the element that stops while it is hovered or focused. */
  watch: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: () => void
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/** Whether something may move by itself, by the same rule as the carousel. */
export function useMotionGate<E extends Element>(): MotionGate<E> {
  const ref = useRef<E>(null)
  const { hiddenTab, reducedMotion } = usePageConditions()
  const [inView, setInView] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [userChoice, setUserChoice] = useState<'play' | 'pause' | null>(null)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) =>
      setInView(entry?.isIntersecting === true),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const state = { enabled: true, userChoice, reducedMotion, hovered, focused, hiddenTab, inView }
  const playing = isPlaying(state)
  return {
    ref,
    playing,
    moving: canAutoplay(state),
    reducedMotion,
    toggle: () => setUserChoice(playing ? 'pause' : 'play'),
    watch: {
      onPointerEnter: (event) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      },
    },
  }
}
