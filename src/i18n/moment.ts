import { gmtLabel } from '#lib/clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The date of a time in the reader's zone, as a number that grows by one each day. */
function dayNumber(epochMs: number): number {
  const date = new Date(epochMs)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY
}

export interface NearMoment {
  /** Yesterday, today or tomorrow, in the reader's zone. */
  readonly day: -1 | 0 | 1
  /** The time left, rounded down; null when it is over. */
  readonly left: { readonly unit: 'hours' | 'minutes'; readonly count: number } | null
}

/** The distance of a time from now (both epoch ms); null when it is more than a day before or after today. */
export function nearMoment(at: number, now: number): NearMoment | null {
  const difference = dayNumber(at) - dayNumber(now)
  const day = ([-1, 0, 1] as const).find((one) => one === difference)
  if (day === undefined) return null
  const wait = at - now
  if (wait <= 0 || wait >= DAY) return { day, left: null }
  const left =
    wait < HOUR
      ? ({ unit: 'minutes', count: Math.max(1, Math.floor(wait / MINUTE)) } as const)
      : ({ unit: 'hours', count: Math.floor(wait / HOUR) } as const)
  return { day, left }
}

/** "today", "tomorrow" or "yesterday" in a language (BCP 47 tag), as within a sentence. */
export const dayWord = (day: NearMoment['day'], tag: string): string =>
  new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(day, 'day').toLocaleLowerCase(tag)

/** The reader's offset at a time ("GMT+6") where it is not the merchant's; null where both clocks agree. */
export function foreignZone(epochMs: number, merchantZone: string | undefined): string | null {
  const own = gmtLabel(epochMs)
  return merchantZone !== undefined && own === gmtLabel(epochMs, merchantZone) ? null : own
}
