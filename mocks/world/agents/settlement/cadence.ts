import {
  addDays,
  dayAt,
  endOfMonth,
  startOfDay,
  startOfMonth,
  startOfWeek,
} from '../../core/days.ts'
import { DAY, HOUR, MINUTE } from '../../core/durations.ts'
import { noonAfter, type Period, toHalfMonth } from './half-months.ts'

/** How often a contract is settled; D, W, H and M are its periods of days (CON-05, ENT-73..76). */
export type Cadence = 'FIVE_MINUTES' | 'HOUR' | 'D' | 'W' | 'H' | 'M'

/** A period that is settled together, epoch ms: `from` is included, `to` is not. */
export interface Span {
  readonly from: number
  readonly to: number
  readonly paidAt: number
}

const LENGTH = { FIVE_MINUTES: 5 * MINUTE, HOUR: HOUR } as const

const isClocked = (cadence: Cadence): cadence is keyof typeof LENGTH => cadence in LENGTH

const periodOf = (cadence: 'D' | 'W' | 'H' | 'M', day: string): Period => {
  if (cadence === 'D') return { from: day, to: day }
  if (cadence === 'W') return { from: startOfWeek(day), to: addDays(startOfWeek(day), 6) }
  return cadence === 'H' ? toHalfMonth(day) : { from: startOfMonth(day), to: endOfMonth(day) }
}

/**
 * The span that contains a moment. CON-06, D-078: a span by the clock is paid when it ends. CON-07: a span of days
 * is paid on the day after its last one, at noon of the merchant's time zone.
 */
export function spanAt(cadence: Cadence, moment: number): Span {
  if (isClocked(cadence)) {
    const start = startOfDay(dayAt(moment))
    const length = LENGTH[cadence]
    const from = start + Math.floor((moment - start) / length) * length
    return { from, to: from + length, paidAt: from + length }
  }
  const { from, to } = periodOf(cadence, dayAt(moment))
  return { from: startOfDay(from), to: startOfDay(addDays(to, 1)), paidAt: noonAfter(to, 1) }
}

/** Maximum length of a span plus the wait for its payment. */
const MAX_SPAN_AND_WAIT_MS = {
  FIVE_MINUTES: 600_000,
  HOUR: 7_200_000,
  D: 3 * DAY,
  W: 9 * DAY,
  H: 18 * DAY,
  M: 33 * DAY,
} as const satisfies Record<Cadence, number>

/** The spans whose payment is due in (after, until], oldest first. */
export function spansDue(cadence: Cadence, after: number, until: number): Span[] {
  const spans: Span[] = []
  let span = spanAt(cadence, after - MAX_SPAN_AND_WAIT_MS[cadence])
  for (; span.from <= until; span = spanAt(cadence, span.to))
    if (span.paidAt > after && span.paidAt <= until) spans.push(span)
  return spans
}

/** The time of the next payment for a contract that began at a moment, for a countdown (D-078). */
export const nextPayment = (cadence: Cadence, now: number, began = 0): number =>
  spansDue(cadence, now, now + MAX_SPAN_AND_WAIT_MS[cadence]).find(({ to }) => to > began)
    ?.paidAt ?? spanAt(cadence, now).paidAt
