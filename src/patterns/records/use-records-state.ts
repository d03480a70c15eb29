import { useMemo } from 'react'
import { serverNow } from '#api/transport/server-time.ts'
import { dayIn, toIsoDay } from '#lib/calendar.ts'
import {
  type DateRange,
  presetRange,
  rangeIssue,
  recordLimits,
  sameRange,
} from '#lib/date-range.ts'
import { pageParam, textParam } from '../search-state.ts'
import { useSearchState } from '../use-search-state.ts'
import { useTimeZone } from '../use-time-zone.ts'
import { daysParam } from './days-param.ts'

const SCHEMA = { days: daysParam, p: pageParam, row: textParam() }

/** The search parameters of a page of records. A page of the member centre passes them as its `params`. */
export const RECORD_PARAMS: readonly string[] = Object.keys(SCHEMA)

/**
 * The days, the page and the open record, all in the address. Days are in the merchant's time zone. An
 * address with too long a range gets the last seven days. Not `ready` while the time zone is unknown.
 */
export function useRecordsState() {
  const { values, setValues, searchWith } = useSearchState(SCHEMA)
  const timeZone = useTimeZone()
  const zone = timeZone ?? 'UTC'
  const { year, month, day } = dayIn(zone, serverNow())
  const today = useMemo(() => ({ year, month, day }), [year, month, day])
  const fallback = presetRange('last7', today)
  const asked = values.days
  const range = asked && rangeIssue(asked, recordLimits(today)) === null ? asked : fallback
  return {
    ready: timeZone !== undefined,
    timeZone: zone,
    today,
    range,
    /** In the contract's format: yyyy-MM-dd, both inclusive. */
    get days() {
      return { from: toIsoDay(range.from), to: toIsoDay(range.to) }
    },
    page: values.p,
    row: values.row,
    setRange: (days: DateRange) =>
      setValues({ days: sameRange(days, fallback) ? null : days, p: 1, row: null }),
    setPage: (p: number) => setValues({ p, row: null }),
    setRow: (row: string | null, options?: { replace?: boolean }) => setValues({ row }, options),
    searchWith,
  }
}

export type RecordsState = ReturnType<typeof useRecordsState>
