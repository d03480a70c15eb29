/** The slider's range is 0 to 100. */
export const END = 100
const STEP = 10
const LARGE_STEP = 25
/** A drag beyond this snaps to the end. */
const SNAP = 97

const clamp = (value: number) => Math.min(END, Math.max(0, value))

/** The value after a key press; null for other keys. */
export function valueAfterKey(key: string, at: number, rtl: boolean): number | null {
  const steps: Record<string, number> = {
    ArrowRight: rtl ? -STEP : STEP,
    ArrowLeft: rtl ? STEP : -STEP,
    ArrowUp: STEP,
    ArrowDown: -STEP,
    PageUp: LARGE_STEP,
    PageDown: -LARGE_STEP,
    Home: -END,
    End: END,
  }
  const step = steps[key]
  return step === undefined ? null : clamp(at + step)
}

/** A tap moves a quarter of the way. */
export const valueAfterTap = (at: number): number => clamp(at + LARGE_STEP)

/** The value after a drag of `pixels` on a track of `length` pixels. */
export function valueAfterDrag(from: number, pixels: number, length: number, rtl: boolean): number {
  if (length <= 0) return from
  const value = clamp(from + ((rtl ? -pixels : pixels) / length) * END)
  return value >= SNAP ? END : value
}

/** The movement of the slider, for the server to judge. */
export type Passage = {
  method: 'pointer' | 'keyboard'
  /** Number of moves, 1 to 10000. */
  steps: number
  /** From the first touch or focus to the end, at most ten minutes. */
  durationMs: number
}

export const passage = (method: Passage['method'], steps: number, ms: number): Passage => ({
  method,
  steps: Math.min(10_000, Math.max(1, steps)),
  durationMs: Math.min(600_000, Math.max(0, Math.round(ms))),
})
