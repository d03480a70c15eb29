/** How many slides share the view, per width of the carousel itself (not of the window). */
export type PerView = number | { base: number; sm?: number; md?: number; lg?: number }

/** The usual rail of large cards: 1.4, 2.3, 3.2, 4. */
export const RAIL: PerView = { base: 1.4, sm: 2.3, md: 3.2, lg: 4 }

/** The four steps filled up, for the style sheet. */
export function perViewSteps(perView: PerView): [number, number, number, number] {
  if (typeof perView === 'number') return [perView, perView, perView, perView]
  const sm = perView.sm ?? perView.base
  const md = perView.md ?? sm
  return [perView.base, sm, md, perView.lg ?? md]
}

/** Loops only when there is more than fits, and never a single slide. */
export function canLoop(wanted: boolean, count: number, perView: number): boolean {
  return wanted && count > 1 && count > perView
}

/** How often the slides are drawn so that a loop always has one more than the view shows. */
export function loopCopies(count: number, perView: number, centred: boolean): number {
  if (count < 1) return 1
  const needed = Math.ceil(perView) + (centred ? 2 : 1)
  return Math.max(1, Math.ceil(needed / count))
}

export type Motion = {
  /** It moves by itself at all. */
  self: boolean
  /** The reader's own choice by the pause button; null until made. */
  chosen: 'play' | 'pause' | null
  reducedMotion: boolean
  hovered: boolean
  focused: boolean
  hiddenTab: boolean
  inView: boolean
}

/** What the pause button says: running unless paused, and with reduced motion only when asked to. */
export function isPlaying(m: Pick<Motion, 'self' | 'chosen' | 'reducedMotion'>): boolean {
  if (!m.self) return false
  return m.reducedMotion ? m.chosen === 'play' : m.chosen !== 'pause'
}

/** Whether it may move right now: it holds still while someone looks closer or nobody looks. */
export function mayMove(m: Motion): boolean {
  return isPlaying(m) && !m.hovered && !m.focused && !m.hiddenTab && m.inView
}

/** Where a page-by-page arrow leads; never past the last full view. */
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
