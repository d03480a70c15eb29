import { isRecord } from '#lib/read.ts'

/** The position of the current entry in the history, which the router numbers from 0. Null when it has none. */
export function historyIndex(): number | null {
  const state: unknown = window.history.state
  return isRecord(state) && typeof state.idx === 'number' ? state.idx : null
}

/** Whether Back leads to a page of this portal. */
export const hasPrevious = (): boolean => (historyIndex() ?? 0) > 0
