/** Where the slider is: 0 at the start, 100 at the end. */
export const END = 100
const STEP = 10
const LEAP = 25
/** A hand that lets go this near has meant the end. */
const NEAR = 97

const inside = (value: number) => Math.min(END, Math.max(0, value))

/** Where a key moves the slider, or null when it is no key of a slider. */
export function valueAfterKey(key: string, at: number, rtl: boolean): number | null {
  const steps: Record<string, number> = {
    ArrowRight: rtl ? -STEP : STEP,
    ArrowLeft: rtl ? STEP : -STEP,
    ArrowUp: STEP,
    ArrowDown: -STEP,
    PageUp: LEAP,
    PageDown: -LEAP,
    Home: -END,
    End: END,
  }
  const step = steps[key]
  return step === undefined ? null : inside(at + step)
}

/** A tap instead of a drag goes a quarter of the way. */
export const valueAfterTap = (at: number): number => inside(at + LEAP)

/** Where the hand has dragged the slider to, over a way of `room` pixels. */
export function valueAfterDrag(from: number, pixels: number, room: number, rtl: boolean): number {
  if (room <= 0) return from
  const value = inside(from + ((rtl ? -pixels : pixels) / room) * END)
  return value >= NEAR ? END : value
}

export type Passage = {
  way: 'pointer' | 'keyboard'
  /** Moves it took, 1 to 10000. */
  steps: number
  /** From the first touch or the focus to the end, up to ten minutes. */
  durationMs: number
}

export const passage = (way: Passage['way'], steps: number, ms: number): Passage => ({
  way,
  steps: Math.min(10_000, Math.max(1, steps)),
  durationMs: Math.min(600_000, Math.max(0, Math.round(ms))),
})
