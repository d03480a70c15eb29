import type { LogEntry } from '#mocks/world/core/log.ts'
import { callDetail } from './call-detail.ts'
import type { Comparison } from './comparison.ts'
import { h } from './dom.ts'
import type { Pins } from './pins.ts'
import { redactedPath } from './report.ts'
import type { StepBack } from './step-back.ts'

/** Whether a mark reports a breach of the contract. */
export const isBreach = (mark: string): boolean =>
  mark.endsWith('-breach') || mark === 'unknown-call'

function kindOf({ status, marks }: LogEntry): string {
  if (status === 0 || status >= 400) return 'failed'
  return marks.some((mark) => mark.startsWith('refused')) ? 'refused' : 'ok'
}

const countOf = (rows: number) => (rows === 1 ? '1 row' : `${rows} rows`)

interface CallTools {
  readonly pins: Pins
  readonly comparison: Comparison
  readonly stepBack: StepBack
  /** Copies a bug report that begins before the call, and confirms it on the button. */
  readonly report: (entry: LogEntry, button: HTMLButtonElement) => Promise<void>
}

/** The buttons that begin before the call; none when the world before it is not kept. */
function stepButtons(entry: LogEntry, { stepBack, report }: CallTools): HTMLElement[] {
  if (!stepBack.has(entry)) return []
  const button = (text: string, action: (button: HTMLButtonElement) => Promise<void>) => {
    const made = h('button', { type: 'button' }, text)
    made.addEventListener('click', () => {
      action(made).catch((error) => {
        made.textContent = error instanceof Error ? error.message : String(error)
      })
    })
    return made
  }
  return [
    button('Back to before this call', () => stepBack.back(entry)),
    button('Report from here', (made) => report(entry, made)),
  ]
}

/** The actions for a call; pressing *Pin* or *Compare* again undoes it. */
function actions(entry: LogEntry, tools: CallTools): HTMLElement {
  const { pins, comparison } = tools
  const pressed = (is: boolean) => ({ type: 'button', 'aria-pressed': String(is) })
  const pin = h('button', pressed(pins.has(entry)), 'Pin')
  const compare = h('button', pressed(comparison.has(entry)), 'Compare')
  const show = () => {
    pin.setAttribute('aria-pressed', String(pins.has(entry)))
    compare.setAttribute('aria-pressed', String(comparison.has(entry)))
  }
  pin.addEventListener('click', () => pins.toggle(entry))
  compare.addEventListener('click', () => comparison.toggle(entry))
  pins.onChange(show)
  comparison.onChange(show)
  return h('div', { class: 'row' }, pin, compare, ...stepButtons(entry, tools))
}

/** A call in the list, with all details behind it. */
export function callRow(entry: LogEntry, tools: CallTools): HTMLElement {
  const { method, path, status, ms, marks, rows = [], screen = '' } = entry
  const tags = marks.map((mark) =>
    h('span', { class: 'mark', 'data-breach': isBreach(mark) }, mark),
  )
  if (rows.length > 0) tags.push(h('span', { class: 'mark' }, countOf(rows.length)))
  const made = h(
    'details',
    {},
    h(
      'summary',
      { title: path },
      h(
        'span',
        { class: 'status', 'data-kind': kindOf(entry) },
        status === 0 ? '—' : String(status),
      ),
      h('span', { class: 'path' }, `${method} ${redactedPath(path)}`),
      ...tags,
      h('span', { class: 'ms' }, `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`),
    ),
  )
  // Long answers are rendered only when they are opened.
  made.addEventListener('toggle', () => {
    if (made.open && made.children.length === 1)
      made.append(actions(entry, tools), ...callDetail(entry))
  })
  const tables = rows.map(({ table }) => table)
  const words = [method, path, entry.operationId, status, screen, ...marks, ...tables]
  return h('li', { 'data-words': words.join(' ').toLowerCase() }, made)
}
