import type { CSSProperties, ReactNode } from 'react'

/** Slides in view, by the width of the carousel, not of the window. */
export type PerView = number | { base: number; sm?: number; md?: number; lg?: number }

/** Duration of a manual step. */
export const STEP_MS = 320

/** The usual rail of large cards. */
export const RAIL: PerView = { base: 1.4, sm: 2.3, md: 3.2, lg: 4 }

/** One value per breakpoint, for the style sheet. */
export function perViewSteps(perView: PerView): [number, number, number, number] {
  if (typeof perView === 'number') return [perView, perView, perView, perView]
  const sm = perView.sm ?? perView.base
  const md = perView.md ?? sm
  return [perView.base, sm, md, perView.lg ?? md]
}

type CarouselStyle = CSSProperties & Record<`--${string}`, string | number>

/** The custom properties for the style sheet. */
export function toStyle(perView: PerView, gap: number): CarouselStyle {
  const [base, sm, md, lg] = perViewSteps(perView)
  return { '--pv-base': base, '--pv-sm': sm, '--pv-md': md, '--pv-lg': lg, '--gap': `${gap}px` }
}

/** A carousel loops only when it has more slides than fit, and more than one. */
export function canLoop(requested: boolean, count: number, perView: number): boolean {
  return requested && count > 1 && count > perView
}

/** The number of copies of the slides, so that a loop always has one more than is in view. */
export function loopCopies(count: number, perView: number, centred: boolean): number {
  if (count < 1) return 1
  const needed = Math.ceil(perView) + (centred ? 2 : 1)
  return Math.max(1, Math.ceil(needed / count))
}

export type AutoplayState = {
  enabled: boolean
  /** The visitor's choice by the pause button; null until it is used. */
  userChoice: 'play' | 'pause' | null
  reducedMotion: boolean
  hovered: boolean
  focused: boolean
  hiddenTab: boolean
  inView: boolean
}

/** Whether the pause button shows "playing": unless paused, and with reduced motion only by choice. */
export function isPlaying(
  state: Pick<AutoplayState, 'enabled' | 'userChoice' | 'reducedMotion'>,
): boolean {
  if (!state.enabled) return false
  return state.reducedMotion ? state.userChoice === 'play' : state.userChoice !== 'pause'
}

/** Whether it may move now: not under the pointer or focus, nor out of sight. */
export function canAutoplay(state: AutoplayState): boolean {
  const { hovered, focused, hiddenTab, inView } = state
  return isPlaying(state) && !hovered && !focused && !hiddenTab && inView
}

/** The index that an arrow leads to, page by page; never past the last full page. */
export function pageTarget(index: number, step: 1 | -1, count: number, perView: number): number {
  const last = Math.max(0, count - Math.floor(perView))
  return Math.min(last, Math.max(0, index + step * Math.max(1, Math.floor(perView))))
}

/** An arrow key as a step in reading direction, or null. */
export function keyStep(key: string, rtl: boolean): 1 | -1 | null {
  if (key === 'ArrowRight') return rtl ? -1 : 1
  if (key === 'ArrowLeft') return rtl ? 1 : -1
  return null
}

/** The key of a slide. */
export function slideKey(slide: ReactNode, index: number): string {
  const keyed = typeof slide === 'object' && slide !== null && 'key' in slide
  return keyed && slide.key !== null ? String(slide.key) : String(index)
}
