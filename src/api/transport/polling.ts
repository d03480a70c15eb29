import { now } from '#lib/clock.ts'

/** D-021: minimum delay before a refused or failed query is fetched again. */
export const MIN_BACKOFF_MS = 60_000
const MAX_BACKOFF_MS = 300_000

/** The part of a query's state that says how long it has been failing. */
interface Failing {
  readonly status: 'pending' | 'error' | 'success'
  readonly dataUpdatedAt: number
  readonly errorUpdatedAt: number
  readonly errorUpdateCount: number
}

/** Milliseconds to wait after this many failures in a row (from 1): a minute, then twice as long each time. */
export const getBackoffMs = (failures: number): number =>
  Math.min(MIN_BACKOFF_MS * 2 ** (failures - 1), MAX_BACKOFF_MS)

/** Milliseconds until a failed question may be repeated: a minute, and longer the longer it has been failing. */
export function getFailureBackoffMs(state: Failing): number {
  if (state.dataUpdatedAt === 0) return getBackoffMs(state.errorUpdateCount)
  const failing = state.errorUpdatedAt - state.dataUpdatedAt
  return Math.min(Math.max(failing, MIN_BACKOFF_MS), MAX_BACKOFF_MS)
}

/**
 * Whether a newly opened page may fetch a failed query again. Until then its failure stays visible, with its
 * button.
 */
export const canRefetch = ({ state }: { readonly state: Failing }): boolean =>
  state.status !== 'error' || now() - state.errorUpdatedAt >= getFailureBackoffMs(state)

type Wait = number | false

/** The `refetchInterval` of a polled query; a failure slows it down. */
export const pollingInterval =
  <Q extends { readonly state: Failing }>(every: Wait | ((query: Q) => Wait)) =>
  (query: Q): Wait => {
    if (query.state.status === 'error') return getFailureBackoffMs(query.state)
    return typeof every === 'function' ? every(query) : every
  }
