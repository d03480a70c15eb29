import type { LogEntry } from '#mocks/world/core/log.ts'
import { type DiffLine, diffLines } from './diff-lines.ts'
import { h } from './dom.ts'
import { toPortalPath } from './journey.ts'
import { redactedPath } from './report.ts'

/** Two calls, the first chosen one on the left. */
export interface Comparison {
  readonly element: HTMLElement
  has(entry: LogEntry): boolean
  /** Adds or removes a call; the oldest of three is dropped. */
  toggle(entry: LogEntry): void
  onChange(listener: () => void): void
}

/** The number of equal lines shown around different ones. */
const AROUND = 2
/** Maximum number of lines in a comparison. */
const MAX_LINES = 600

const PARTS: readonly (readonly [title: string, of: (entry: LogEntry) => unknown])[] = [
  ['Request', ({ method, path, body }) => ({ method, path: redactedPath(path), body })],
  ['Response', ({ status, answer }) => ({ status, answer })],
  [
    'Headers',
    ({ requestHeaders, answerHeaders }) => ({ request: requestHeaders, answer: answerHeaders }),
  ],
]

/** Long values wrap below their own beginning, also in a narrow panel. */
function cell(text: string | null): HTMLElement {
  const made = h('td', {}, text?.trimStart() ?? '')
  const depth = text ? text.length - text.trimStart().length : 0
  made.style.paddingInlineStart = `calc(6px + ${depth / 2}ch)`
  return made
}

const line = ({ left, right, differs }: DiffLine) =>
  h(
    'tr',
    { 'data-differs': differs },
    h('td', { class: 'sign' }, differs ? '≠' : ''),
    cell(left),
    cell(right),
  )

const gap = (lines: number) =>
  h(
    'tr',
    {},
    h('td', { class: 'gap', colspan: '3' }, `${lines} equal ${lines === 1 ? 'line' : 'lines'}`),
  )

/** The different lines with their context, and the number of omitted lines between them. */
function folded(lines: readonly DiffLine[]): HTMLElement[] {
  const shown = lines.map((_, at) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ differs }) => differs),
  )
  const made: HTMLElement[] = []
  let hidden = 0
  for (const [at, one] of lines.entries()) {
    if (!shown[at]) {
      hidden += 1
      continue
    }
    if (hidden > 0) made.push(gap(hidden))
    hidden = 0
    made.push(line(one))
  }
  return hidden > 0 ? [...made, gap(hidden)] : made
}

function partOf(title: string, left: unknown, right: unknown, heads: readonly string[]): Node[] {
  const lines = diffLines(left, right)
  const differing = lines.filter(({ differs }) => differs).length
  if (differing === 0) return [h('h3', {}, `${title}: identical`)]
  const rows = folded(lines)
  return [
    h('h3', {}, `${title}: ${differing} of ${lines.length} lines differ`),
    h(
      'table',
      { class: 'beside', 'aria-label': title },
      h(
        'thead',
        {},
        h('tr', {}, h('td', {}), ...heads.map((head) => h('th', { scope: 'col' }, head))),
      ),
      h('tbody', {}, ...rows.slice(0, MAX_LINES)),
    ),
    ...(rows.length > MAX_LINES
      ? [h('p', { class: 'quiet' }, `${rows.length - MAX_LINES} more lines.`)]
      : []),
  ]
}

const nameOf = ({ method, path }: LogEntry) => `${method} ${redactedPath(path)}`

const headOf = ({ at, traceId, screen = '' }: LogEntry) =>
  `${new Date(at).toISOString().slice(11, 19)} ${traceId}${screen && ` on ${redactedPath(toPortalPath(screen))}`}`

/** Two calls side by side, with differences marked by a sign and a colour. `onEnd` moves the focus. */
export function createComparison(onEnd: () => void): Comparison {
  let chosen: readonly LogEntry[] = []
  const listeners = new Set<() => void>()
  const note = h('p', { role: 'status' })
  const tables = h('div', {})
  const close = h('button', { type: 'button', 'aria-label': 'Close comparison' }, 'Close')
  const element = h(
    'section',
    { class: 'comparison', 'aria-label': 'Comparison', hidden: true },
    h('div', { class: 'row' }, note, close),
    tables,
  )
  const show = () => {
    const [left, right] = chosen
    element.hidden = !left
    tables.replaceChildren()
    if (left && !right)
      note.textContent = `${nameOf(left)} selected. Choose Compare on another call.`
    if (left && right) {
      const names = [...new Set([nameOf(left), nameOf(right)])]
      note.textContent = names.length === 1 ? `Twice ${names[0]}` : names.join(' beside ')
      const heads = [left, right].map(headOf)
      tables.replaceChildren(
        ...PARTS.flatMap(([title, of]) => partOf(title, of(left), of(right), heads)),
      )
    }
    for (const listen of listeners) listen()
    if (right) element.scrollIntoView?.({ block: 'nearest' })
  }
  close.addEventListener('click', () => {
    chosen = []
    show()
    onEnd()
  })
  return {
    element,
    has: (entry) => chosen.includes(entry),
    toggle(entry) {
      const others = chosen.filter((one) => one !== entry)
      chosen = others.length < chosen.length ? others : [...chosen, entry].slice(-2)
      show()
    },
    onChange: (listener) => listeners.add(listener),
  }
}
