import { TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import type { LogEntry } from '#mocks/world/core/log.ts'
import { isBreach } from './breach.ts'
import { CallDetail, type CallState } from './call-detail.tsx'
import { redactedPath } from './report.ts'
import { Unfold } from './unfold.tsx'

function kindOf({ status, marks }: LogEntry): string {
  if (status === 0 || status >= 400) return 'failed'
  return marks.some((mark) => mark.startsWith('refused')) ? 'refused' : 'ok'
}

const countOf = (rows: number) => (rows === 1 ? '1 row' : `${rows} rows`)

function Mark({ mark }: { readonly mark: string }) {
  const isAlarm = isBreach(mark)
  return (
    <span className="mark" data-breach={isAlarm ? '' : undefined}>
      {isAlarm && <TriangleAlert size={12} aria-hidden="true" />}
      {mark}
    </span>
  )
}

interface Props extends CallState {
  readonly entry: LogEntry
  readonly isHidden: boolean
}

/** A call in the list, with all details behind it. A new call does not draw the others again. */
export const CallRow = memo(function CallRow({ entry, isHidden, ...state }: Props) {
  const { at, method, path, status, ms, operationId, marks, rows = [] } = entry
  return (
    <li hidden={isHidden} data-breach={marks.some(isBreach) ? '' : undefined}>
      <Unfold
        summary={
          <>
            <span className="status" data-kind={kindOf(entry)}>
              {status || '—'}
            </span>
            <span className="what">
              <span className="name">{operationId ?? 'Unknown operation'}</span>
              {rows.length > 0 && <span className="mark">{countOf(rows.length)}</span>}
              {marks.map((mark) => (
                <Mark key={mark} mark={mark} />
              ))}
              <span className="path">
                {method} {redactedPath(path)}
              </span>
            </span>
            <span className="when">
              {ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms
              <time>{new Date(at).toISOString().slice(11, 19)}</time>
            </span>
          </>
        }
      >
        {() => <CallDetail entry={entry} {...state} />}
      </Unfold>
    </li>
  )
})
