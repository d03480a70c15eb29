import type { LogEntry } from '#mocks/world/core/log.ts'
import { Fold } from '../controls/fold.tsx'
import { toPortalPath } from '../journey.ts'
import { redactedPath } from '../report.ts'
import { CallActions, type CallState } from './call-actions.tsx'
import { RowChange } from './row-change.tsx'

export type { CallState } from './call-actions.tsx'

function Facts({ entry }: { readonly entry: LogEntry }) {
  const { method, path, at, screen, traceId, reason } = entry
  const facts = {
    Path: `${method} ${redactedPath(path)}`,
    At: new Date(at).toISOString(),
    Screen: screen === undefined ? '' : toPortalPath(screen),
    Trace: traceId,
    Reason: reason ?? '',
  }
  return (
    <dl className="facts">
      {Object.entries(facts)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** A value as JSON; nothing for a value that is not known. */
const Json = ({ title, value }: { readonly title: string; readonly value: unknown }) =>
  value !== undefined && (
    <section>
      <h3>{title}</h3>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </section>
  )

const linesOf = (headers: LogEntry['answerHeaders'] = {}) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

function Headers({ entry }: { readonly entry: LogEntry }) {
  const { requestHeaders, answerHeaders } = entry
  return (
    (requestHeaders || answerHeaders) && (
      <Fold title="Headers">
        <h3>Request</h3>
        <pre>{linesOf(requestHeaders)}</pre>
        <h3>Response</h3>
        <pre>{linesOf(answerHeaders)}</pre>
      </Fold>
    )
  )
}

interface Props extends CallState {
  readonly entry: LogEntry
}

/** The actions for a call, and all its details: the caller, the changed rows, request and response. */
export function CallDetail({ entry, ...state }: Props) {
  const { body, answer, rows = [] } = entry
  return (
    <div className="detail">
      <CallActions entry={entry} {...state} />
      <Facts entry={entry} />
      {rows.length > 0 && (
        <section>
          <h3>Changes in the world</h3>
          {rows.map((edit) => (
            <RowChange key={JSON.stringify(edit)} edit={edit} />
          ))}
        </section>
      )}
      <Json title="Request, decrypted" value={body} />
      <Json title="Response" value={answer} />
      <Headers entry={entry} />
    </div>
  )
}
