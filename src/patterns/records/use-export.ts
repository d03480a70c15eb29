import { useEffect, useRef, useState } from 'react'
import type { RecordSums, RecordsAnswer } from './record-column.ts'

/** So many records go into one file or print; who needs more takes fewer days. */
export const EXPORT_ROWS = 10_000

export interface AllRecords<Row> {
  readonly rows: readonly Row[]
  readonly totals: RecordSums | undefined
  /** How many there are, more than `rows` beyond the limit. */
  readonly count: number
}

/** Every page one after the other, up to `limit` records. Rejects as `fetchPage` does, and when it is aborted. */
export async function fetchAll<Row>(
  fetchPage: (page: number, signal: AbortSignal) => Promise<RecordsAnswer<Row>>,
  signal: AbortSignal,
  onPage: (page: number, pages: number) => void,
  limit = EXPORT_ROWS,
): Promise<AllRecords<Row>> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const answer = await fetchPage(page, signal)
    signal.throwIfAborted()
    rows.push(...answer.rows)
    onPage(page, answer.pages)
    const done = page >= answer.pages || answer.rows.length === 0 || rows.length >= limit
    if (done) return { rows: rows.slice(0, limit), totals: answer.totals?.all, count: answer.count }
  }
}

export type ExportState =
  | { readonly step: 'idle' }
  | { readonly step: 'fetching'; readonly page: number; readonly pages: number }
  | { readonly step: 'failed'; readonly again: () => void }

/** Fetches all records and hands them on; one at a time, cancelled with the page. */
export function useExport<Row>(
  fetchPage: (page: number, signal: AbortSignal) => Promise<RecordsAnswer<Row>>,
) {
  const [state, setState] = useState<ExportState>({ step: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const cancel = () => {
    running.current?.abort()
    running.current = null
    setState({ step: 'idle' })
  }
  const start = async (use: (all: AllRecords<Row>) => unknown) => {
    if (running.current) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setState({ step: 'fetching', page: 0, pages: 0 })
    try {
      const onPage = (page: number, pages: number) => setState({ step: 'fetching', page, pages })
      const all = await fetchAll(fetchPage, signal, onPage)
      await use(all)
      setState({ step: 'idle' })
    } catch {
      if (!signal.aborted) setState({ step: 'failed', again: () => void start(use) })
    } finally {
      if (running.current === controller) running.current = null
    }
  }
  return { state, start, cancel }
}
