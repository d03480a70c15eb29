import type { LogEntry } from '#mocks/world/core/log.ts'
import { Fold } from '../controls/fold.tsx'
import { toPortalPath } from '../record/journey.ts'
import { CallActions, type CallState } from './call-actions.tsx'
import { redactedPath } from './report.ts'
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

/** A text under its title; nothing if it is not known. */
const Text = ({ title, text }: { readonly title: string; readonly text: string | undefined }) =>
  text !== undefined && (
    <section>
      <h3>{title}</h3>
      <pre>{text}</pre>
    </section>
  )

const formatJson = (value: unknown): string | undefined => JSON.stringify(value, null, 2)

const formatHeaders = (headers: LogEntry['answerHeaders']) =>
  headers &&
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

interface Props extends CallState {
  readonly entry: LogEntry
}

/** The actions for a call, and all its details: the caller, the changed rows, request and response. */
export function CallDetail({ entry, ...state }: Props) {
  const { body, answer, rows = [], requestHeaders, answerHeaders } = entry
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
      <Text title="Request, decrypted" text={formatJson(body)} />
      <Text title="Response" text={formatJson(answer)} />
      {(requestHeaders || answerHeaders) && (
        <Fold title="Headers">
          <Text title="Request" text={formatHeaders(requestHeaders)} />
          <Text title="Response" text={formatHeaders(answerHeaders)} />
        </Fold>
      )}
    </div>
  )
}
