import { type DateRange, parseRange, serializeRange } from '#lib/date-range.ts'
import type { SearchParam } from '../search-state.ts'

/** A range of days in the address; null for anything else. */
export const daysParam: SearchParam<DateRange | null> = {
  parse: (text) => (text === null ? null : parseRange(text)),
  format: (value) => value && serializeRange(value),
}
