import type { PrizeRefusal, WheelSegment } from '../../../api/prizes.ts'
import { toMinor } from '../../../lib/money.ts'

const WHOLE = 10_000
const ROUND = 360
/** How often the wheel goes round before it stands. */
const ROUNDS = 3

/** Hundredths of a per cent of a chance; nothing when it cannot be read. */
export const basisPoints = (chance: string): number => Number(toMinor(chance) ?? 0n)

/** "3.50" reads 3.5, "28.00" reads 28. */
export const plainPercent = (chance: string): string => {
  const hundredths = basisPoints(chance)
  return String(hundredths / 100)
}

/** How many tries one success takes on average, to a tenth at most: 2.50 per cent is 1 in 40. */
export function oneIn(chance: string): string | null {
  const hundredths = basisPoints(chance)
  return hundredths > 0 ? String(Math.round((WHOLE * 10) / hundredths) / 10) : null
}

/** All chances together, as a chance is written. */
export function together(chances: readonly string[]): string {
  const sum = chances.reduce((all, chance) => all + basisPoints(chance), 0)
  return `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}`
}

export interface Sector {
  readonly segment: WheelSegment
  /** Degrees, clockwise from the top. */
  readonly from: number
  readonly to: number
  readonly middle: number
}

/** D-066: every sector is exactly as wide as its chance. */
export function sectorsOf(segments: readonly WheelSegment[]): readonly Sector[] {
  let at = 0
  return segments.map((segment) => {
    const from = at
    const to = from + (basisPoints(segment.chance) / WHOLE) * ROUND
    at = to
    return { segment, from, to, middle: (from + to) / 2 }
  })
}

/**
 * D-066: where the wheel comes to rest, in degrees: the pointer stands on the middle of the won
 * sector, never near its edge. Null when the wheel has no such sector.
 */
export function restOf(
  sectors: readonly Sector[],
  segmentId: string,
  now: number,
): { turned: number; stands: number } | null {
  const sector = sectors.find(({ segment }) => segment.id === segmentId)
  if (!sector) return null
  const stands = (ROUND - sector.middle + ROUND) % ROUND
  const rest = (((stands - now) % ROUND) + ROUND) % ROUND
  return { turned: now + ROUNDS * ROUND + rest, stands }
}

/** A point of a circle around 0,0, from the top clockwise. */
function pointAt(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`
}

/** The outline of a sector as an SVG path. */
export function outlineOf({ from, to }: Pick<Sector, 'from' | 'to'>, radius: number): string {
  const large = to - from > ROUND / 2 ? 1 : 0
  const start = pointAt(from, radius)
  return `M0 0L${start}A${radius} ${radius} 0 ${large} 1 ${pointAt(to, radius)}Z`
}

/** How an envelope stands, in a word; keys of `prizes:redEnvelope.state`. */
export function envelopeState(refusal: PrizeRefusal | null) {
  if (refusal === null) return 'open'
  if (refusal === 'prize.not.started') return 'soon'
  if (refusal === 'prize.ended') return 'ended'
  if (refusal === 'prize.all.gone') return 'gone'
  return refusal === 'prize.already.taken' ? 'taken' : 'closed'
}

/** Which wheel or envelope times are told; keys of `prizes:period`. */
export function periodKey(
  { startAt, endAt }: { startAt: number; endAt: number | null },
  at: number,
) {
  if (startAt > at) return 'soon'
  if (endAt === null) return 'open'
  return endAt <= at ? 'ended' : 'until'
}

/** The part of tickets that win, in per cent with two decimals; null as long as there are none. */
export function shareOf(winners: number, issued: number): string | null {
  if (issued <= 0) return null
  const hundredths = Math.min(WHOLE, Math.round((winners * WHOLE) / issued))
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}

/** An answer may be lost although everything was done; a limit or a maintenance refused for sure. */
export const mayHaveHappened = (status: number): boolean =>
  status === 0 || status === 408 || (status >= 500 && status !== 503)

/** A word about the wish itself; a limit, a lapsed session or a closed door speak of this try only. */
export const isAboutWish = ({ passing, status }: { passing: boolean; status: number }): boolean =>
  !passing && status !== 401 && status !== 403
