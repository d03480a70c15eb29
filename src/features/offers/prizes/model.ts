import type { PrizeRefusal, WheelSegment } from '#api/offers/prizes.ts'
import { toMinor } from '#lib/money.ts'

/** A hundred per cent in basis points. */
const WHOLE = 10_000
const ROUND = 360
/** The number of full turns of the wheel before it stops. */
const ROUNDS = 3

/** A chance ("2.50" per cent) in basis points; 0 when it cannot be read. */
const basisPoints = (chance: string): number => Number(toMinor(chance) ?? 0n)

/** "3.50" reads 3.5, "28.00" reads 28. */
export const plainPercent = (chance: string): string => String(basisPoints(chance) / 100)

/** Average number of tries per success, rounded to a tenth at most: 2.50 per cent is 1 in 40. */
export function formatOdds(chance: string): string | null {
  const points = basisPoints(chance)
  return points > 0 ? String(Math.round((WHOLE * 10) / points) / 10) : null
}

/** Basis points as a chance is written: 250 is "2.50". */
const chanceOf = (points: number): string =>
  `${Math.floor(points / 100)}.${String(points % 100).padStart(2, '0')}`

/** The sum of several chances, in per cent with two decimals. */
export const sumOfChances = (chances: readonly string[]): string =>
  chanceOf(chances.reduce((sum, chance) => sum + basisPoints(chance), 0))

export interface Sector {
  readonly segment: WheelSegment
  /** Degrees, clockwise from the top. */
  readonly from: number
  readonly to: number
  readonly middle: number
}

/** Every sector is exactly as wide as its chance. */
export function toSectors(segments: readonly WheelSegment[]): readonly Sector[] {
  let at = 0
  return segments.map((segment) => {
    const from = at
    const to = from + (basisPoints(segment.chance) / WHOLE) * ROUND
    at = to
    return { segment, from, to, middle: (from + to) / 2 }
  })
}

/**
 * The stop of the wheel: the pointer is at the middle of the won sector, never near its edge. `angle` is its new
 * position and `rotatedTo` how far it turns from `now`, in degrees; null when the wheel has no such sector.
 */
export function computeStop(
  sectors: readonly Sector[],
  segmentId: string,
  now: number,
): { rotatedTo: number; angle: number } | null {
  const sector = sectors.find(({ segment }) => segment.id === segmentId)
  if (!sector) return null
  const angle = (ROUND - sector.middle + ROUND) % ROUND
  const rest = (((angle - now) % ROUND) + ROUND) % ROUND
  return { rotatedTo: now + ROUNDS * ROUND + rest, angle }
}

/** A point on a circle around 0,0; degrees count clockwise from the top. */
function pointAt(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`
}

/** The outline of a sector as an SVG path. */
export function sectorOutline({ from, to }: Pick<Sector, 'from' | 'to'>, radius: number): string {
  const large = to - from > ROUND / 2 ? 1 : 0
  const start = pointAt(from, radius)
  return `M0 0L${start}A${radius} ${radius} 0 ${large} 1 ${pointAt(to, radius)}Z`
}

/** From this many degrees on, the text of a sector fits across. */
const ROOMY = 24
const LABEL_ACROSS = 130
const LABEL_ALONG = 172

export interface SectorLabel {
  readonly x: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly transform: string
}

/**
 * The placement of a sector's text when the wheel rests at `angle`: horizontal if there is room, else along the radius,
 * never upside down.
 */
export function placeLabel({ from, to, middle }: Sector, angle: number): SectorLabel {
  if (to - from >= ROOMY) {
    const turn = `rotate(${(-angle).toFixed(3)})`
    return {
      x: 0,
      anchor: 'middle',
      transform: `translate(${pointAt(middle, LABEL_ACROSS)}) ${turn}`,
    }
  }
  const isLeft = (middle + angle) % ROUND > ROUND / 2
  return isLeft
    ? { x: -LABEL_ALONG, anchor: 'start', transform: `rotate(${(middle + 90).toFixed(3)})` }
    : { x: LABEL_ALONG, anchor: 'end', transform: `rotate(${(middle - 90).toFixed(3)})` }
}

/** The state of an envelope; keys of `prizes:redEnvelope.state`. */
export function envelopeState(refusal: PrizeRefusal | null) {
  if (refusal === null) return 'open'
  if (refusal === 'prize.not.started') return 'soon'
  if (refusal === 'prize.ended') return 'ended'
  if (refusal === 'prize.all.gone') return 'gone'
  return refusal === 'prize.already.taken' ? 'taken' : 'closed'
}

/** Which of its times matter at `at` (epoch ms); keys of `prizes:period`. */
export function periodKey(
  { startAt, endAt }: { startAt: number; endAt: number | null },
  at: number,
) {
  if (startAt > at) return 'soon'
  if (endAt === null) return 'open'
  return endAt <= at ? 'ended' : 'until'
}

/** The share of tickets that win, in per cent with two decimals; null while there are none. */
export function winningShare(winners: number, issued: number): string | null {
  if (issued <= 0) return null
  return chanceOf(Math.min(WHOLE, Math.round((winners * WHOLE) / issued)))
}
