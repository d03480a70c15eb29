import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { LogEntry } from '#mocks/world/core/log.ts'
import { toPortalPath } from '../record/journey.ts'
import { type DiffLine, diffLines, foldLines } from './diff-lines.ts'
import { redactedPath } from './report.ts'

/** Maximum number of lines in a comparison. */
const MAX_LINES = 600

/** The fields of a call without those that are not known. */
const known = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const PARTS: readonly (readonly [title: string, of: (entry: LogEntry) => unknown])[] = [
  [
    'Request',
    ({ method, path, body }) => ({ method, path: redactedPath(path), ...known({ body }) }),
  ],
  ['Response', ({ status, answer }) => ({ status, ...known({ answer }) })],
  [
    'Headers',
    ({ requestHeaders, answerHeaders }) =>
      known({ request: requestHeaders, response: answerHeaders }),
  ],
]

/** Long values wrap below their own beginning, also in a narrow panel. */
function Cell({ text }: { readonly text: string | null }) {
  const line = text?.trimStart() ?? ''
  const depth = text ? text.length - line.length : 0
  return <td style={{ paddingInlineStart: `calc(6px + ${depth / 2}ch)` }}>{line}</td>
}

const Line = ({ line: { left, right, differs } }: { readonly line: DiffLine }) => (
  <tr data-differs={differs ? '' : undefined}>
    <td className="sign">{differs && '≠'}</td>
    <Cell text={left} />
    <Cell text={right} />
  </tr>
)

const Gap = ({ lines }: { readonly lines: number }) => (
  <tr>
    <td className="gap" colSpan={3}>
      {lines} equal {lines === 1 ? 'line' : 'lines'}
    </td>
  </tr>
)

const headOf = ({ at, traceId, screen = '' }: LogEntry) =>
  `${new Date(at).toISOString().slice(11, 19)} ${traceId}${screen && ` on ${redactedPath(toPortalPath(screen))}`}`

interface PartProps {
  readonly title: string
  readonly of: (entry: LogEntry) => unknown
  readonly calls: readonly [LogEntry, LogEntry]
}

function Part({ title, of, calls: [left, right] }: PartProps) {
  const lines = diffLines(of(left), of(right))
  const differing = lines.filter(({ differs }) => differs).length
  if (differing === 0) return <h3>{title}: identical</h3>
  const rows = foldLines(lines)
  return (
    <>
      <h3>
        {title}: {differing} of {lines.length} lines differ
      </h3>
      <table className="beside" aria-label={title}>
        <thead>
          <tr>
            <td />
            <th scope="col">{headOf(left)}</th>
            <th scope="col">{headOf(right)}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .slice(0, MAX_LINES)
            .map(({ at, content }) =>
              typeof content === 'number' ? (
                <Gap key={at} lines={content} />
              ) : (
                <Line key={at} line={content} />
              ),
            )}
        </tbody>
      </table>
      {rows.length > MAX_LINES && <p className="quiet">{rows.length - MAX_LINES} more lines.</p>}
    </>
  )
}

const nameOf = ({ method, path }: LogEntry) => `${method} ${redactedPath(path)}`

interface Props {
  /** One or two, the first chosen one on the left. */
  readonly calls: readonly LogEntry[]
  readonly onClose: () => void
}

/** Two calls side by side, with differences marked by a sign and a colour. */
export function Comparison({ calls: [left, right], onClose }: Props) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (right) section.current?.scrollIntoView?.({ block: 'start' })
  }, [right])
  if (!left) return null
  const names = right ? [...new Set([nameOf(left), nameOf(right)])] : []
  const twice = names.length === 1 ? `Twice ${names[0]}` : names.join(' beside ')
  return (
    <section ref={section} className="comparison" aria-label="Comparison">
      <div className="row title">
        <p className="grow" role="status">
          {right ? twice : `${nameOf(left)} selected. Choose Compare on another call.`}
        </p>
        <button type="button" className="icon" aria-label="Close comparison" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      {right &&
        PARTS.map(([title, of]) => (
          <Part key={title} title={title} of={of} calls={[left, right]} />
        ))}
    </section>
  )
}
