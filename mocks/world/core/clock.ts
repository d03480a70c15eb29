import { DAY, HOUR, MINUTE } from './durations.ts'
/** The state of the world's clock: `frozenAt` (epoch ms) when frozen, else `offset` (ms) to real time. */
export interface ClockState {
  frozenAt: number | null
  offset: number
}

/** The only source of time in the fake world. All times are epoch milliseconds. */
export interface Clock {
  now(): number
  readonly frozen: boolean
  /** Freezes the clock at this moment. Throws a RangeError for an invalid date. */
  set(moment: number | string | Date): void
  /** Moves on by milliseconds, or by a text such as `90m`, `2h`, `1d`, `15s`. Throws a RangeError as `set` does. */
  advance(by: number | string): void
  /** Continues with real time from the current moment. */
  release(): void
  state(): ClockState
  restore(state: ClockState): void
  onChange(listener: () => void): () => void
}

const UNITS: Record<string, number> = { ms: 1, s: 1000, m: MINUTE, h: HOUR, d: DAY }

/** Milliseconds of a number or of a text such as `90m`. */
export function parseDuration(by: number | string): number {
  if (typeof by === 'number' && Number.isFinite(by)) return by
  const match = /^(-?\d+(?:\.\d+)?)(ms|s|m|h|d)$/.exec(String(by))
  const unit = match ? UNITS[match[2] ?? ''] : undefined
  if (!match || unit === undefined) {
    throw new RangeError(`"${by}" is no duration: write for example 90m, 2h or 1d.`)
  }
  return Number(match[1]) * unit
}

/** The portal's times have years of four digits, and members joined before the world began. */
export const EARLIEST = Date.UTC(2000, 0)
const LATEST = Date.UTC(2100, 0)

/** Whether the portal can show this moment. */
const isTime = (at: number): boolean => at >= EARLIEST && at < LATEST

/** Whether a value is a valid saved clock. */
export const isClockState = ({ frozenAt, offset }: ClockState): boolean =>
  isTime(frozenAt ?? Date.now() + offset)

/** The state of a clock that shows this time again: a running one runs on from there. */
export const clockStateAt = (state: ClockState, at: number): ClockState =>
  state.frozenAt === null ? { frozenAt: null, offset: at - Date.now() } : state

/** Epoch ms of a moment. Throws a RangeError with an example when it cannot be read. */
export function parseMoment(moment: number | string | Date): number {
  const at = moment instanceof Date ? moment.getTime() : new Date(moment).getTime()
  if (Number.isNaN(at)) {
    throw new RangeError(`"${moment}" is not a time. Use a form like 2026-11-20T09:00:00Z.`)
  }
  if (!isTime(at)) {
    throw new RangeError(
      `"${moment}" is not a time of this portal. Use one from the year 2000 to 2099.`,
    )
  }
  return at
}

/** Creates a clock: frozen at `start`, or running with real time without it. */
export function createClock(start?: number | string | Date): Clock {
  let state: ClockState = { frozenAt: start === undefined ? null : parseMoment(start), offset: 0 }
  const listeners = new Set<() => void>()
  const change = (next: ClockState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const now = () => state.frozenAt ?? Date.now() + state.offset
  return {
    now,
    get frozen() {
      return state.frozenAt !== null
    },
    set: (moment) => change({ ...state, frozenAt: parseMoment(moment) }),
    advance(by) {
      const ms = Math.round(parseDuration(by))
      if (!isTime(now() + ms))
        throw new RangeError(
          `"${by}" leads out of this portal's times: from the year 2000 to 2099.`,
        )
      if (state.frozenAt === null) change({ frozenAt: null, offset: state.offset + ms })
      else change({ ...state, frozenAt: state.frozenAt + ms })
    },
    release: () => change({ frozenAt: null, offset: now() - Date.now() }),
    state: () => ({ ...state }),
    restore: (next) => change({ ...next }),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Worlds that begin on the same day share the games: a set of them is ten thousand rows. */
export const startOfUtcDay = (at: number): number => at - (at % DAY)
