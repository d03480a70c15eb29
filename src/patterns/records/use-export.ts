import { useEffect, useRef, useState } from 'react'
import type { RecordSums, RecordsAnswer } from './record-column.ts'

/** The most records in a printout and in a file. For more, choose fewer days. */
export const PRINT_ROWS = 10_000
export const FILE_ROWS = 100_000

/** The progress of an export. A retry continues from there. */
export interface ExportDraft<Part> {
  readonly parts: Part[]
  /** The number of records in the parts. */
  rows: number
  /** The page to fetch next. */
  page: number
  /** The total number of records; more than `rows` above the limit. */
  count: number
  totals: RecordSums | undefined
  /** The moment of the first page: what happens meanwhile would move rows from page to page. */
  asOf: number | undefined
}

/** Fetches one page; all pages of a file are of one moment, epoch ms, if their source knows it. */
export type FetchPage<Row> = (
  page: number,
  signal: AbortSignal,
  asOf: number | undefined,
) => Promise<RecordsAnswer<Row>>

/** The query for a page of a file: the maximum page size, and all pages as of the first one. */
export const filePage = (pageNo: number, pageSize: number, asOf: number | undefined) => ({
  pageNo,
  pageSize,
  ...(asOf !== undefined && { until: asOf }),
})

export const newDraft = <Part>(): ExportDraft<Part> => ({
  parts: [],
  rows: 0,
  page: 1,
  count: 0,
  totals: undefined,
  asOf: undefined,
})

interface Collecting<Row, Part> {
  readonly fetchPage: FetchPage<Row>
  readonly draft: ExportDraft<Part>
  /** The part that is kept of a page. The page itself is dropped. */
  readonly keep: (rows: readonly Row[]) => Part
  readonly signal: AbortSignal
  readonly onPage: (page: number, pages: number) => void
  readonly limit: number
}

/**
 * Fetches the pages one after the other, up to `limit` records, and converts each to its part. Rejects when
 * `fetchPage` does or when it is aborted; the draft keeps what had arrived.
 */
export async function collect<Row, Part>(wanted: Collecting<Row, Part>): Promise<void> {
  const { fetchPage, draft, keep, signal, onPage, limit } = wanted
  for (let done = false; !done; ) {
    const answer = await fetchPage(draft.page, signal, draft.asOf)
    signal.throwIfAborted()
    const rows = answer.rows.slice(0, limit - draft.rows)
    draft.parts.push(keep(rows))
    draft.rows += rows.length
    draft.count = answer.count
    draft.totals = answer.totals?.all
    draft.asOf ??= answer.asOf
    onPage(draft.page, answer.pages)
    done = draft.page >= answer.pages || answer.rows.length === 0 || draft.rows >= limit
    draft.page += 1
  }
}

export type ExportState =
  | { readonly step: 'idle' }
  | { readonly step: 'fetching'; readonly page: number; readonly pages: number }
  | { readonly step: 'failed'; readonly rows: number; readonly again: () => void }

type OnPage = (page: number, pages: number) => void

/** Runs one export at a time. Leaving the page cancels it. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ step: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const cancel = () => {
    running.current?.abort()
    running.current = null
    setState({ step: 'idle' })
  }
  /** `rowsOf` returns after a failure how much had arrived. A retry runs `task` again. */
  const start = async (
    task: (signal: AbortSignal, onPage: OnPage) => Promise<unknown>,
    rowsOf: () => number,
  ) => {
    if (running.current) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setState({ step: 'fetching', page: 0, pages: 0 })
    try {
      await task(signal, (page, pages) => setState({ step: 'fetching', page, pages }))
      setState({ step: 'idle' })
    } catch {
      const again = () => void start(task, rowsOf)
      if (!signal.aborted) setState({ step: 'failed', rows: rowsOf(), again })
    } finally {
      if (running.current === controller) running.current = null
    }
  }
  return { state, start, cancel }
}
