import { isRecord } from '../../lib/read.ts'

/** Whether Back leads to a page of this portal: the router numbers its entries of the history from 0. */
export const hasPrevious = (): boolean => {
  const state: unknown = window.history.state
  return isRecord(state) && Number(state.idx) > 0
}
