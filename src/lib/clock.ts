import { dateFormat } from './date-format.ts'

/**
 * Times are epoch milliseconds UTC; the device's clock is read here only. It may be far off: it measures how
 * long something takes. What a person sees, or a rule is judged by, is `serverNow` of `src/api/transport`.
 */
export const now = (): number => Date.now()

/** Elapsed time as h:mm:ss, never negative. */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** Offset label of a zone at an instant, for example "GMT+6". */
export function gmtLabel(epochMs: number, timeZone?: string): string {
  const parts = dateFormat('en', {
    timeZoneName: 'shortOffset',
    ...(timeZone ? { timeZone } : {}),
  }).formatToParts(epochMs)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
}

/** Calls back on every full second of the wall clock; returns the stop. */
export function everySecond(tick: (epochMs: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const next = () => {
    tick(now())
    timer = setTimeout(next, 1000 - (now() % 1000))
  }
  timer = setTimeout(next, 1000 - (now() % 1000))
  return () => clearTimeout(timer)
}
