import type { LogEntry } from '../world/core/log.ts'
import type { World } from '../world/world-types.ts'
import { h } from './dom.ts'
import { stepsInWords } from './journey.ts'
import type { Recorder } from './recorder.ts'
import { bugReport, harOf, redactedPath } from './report.ts'
import { copyText, saveFile } from './save-file.ts'
import { part, type Tab } from './tabs.ts'

const SHOWN = 60

/** Whether a mark reports a breach of the contract. */
export const isBreach = (mark: string): boolean =>
  mark.endsWith('-breach') || mark === 'unknown-call'

function kindOf({ status, marks }: LogEntry): string {
  if (status === 0 || status >= 400) return 'failed'
  return marks.some((mark) => mark.startsWith('refused')) ? 'refused' : 'ok'
}

const json = (value: unknown) => h('pre', { tabindex: '0' }, JSON.stringify(value, null, 2))

function detail({ at, traceId, operationId, reason, body, answer }: LogEntry): Node[] {
  const facts = { operation: operationId, at: new Date(at).toISOString(), traceId }
  return [
    json({ ...facts, ...(reason !== undefined && { reason }) }),
    ...(body === undefined ? [] : [h('h3', {}, 'Asked, in the clear'), json(body)]),
    ...(answer === undefined ? [] : [h('h3', {}, 'Answered'), json(answer)]),
  ]
}

function row(entry: LogEntry): HTMLElement {
  const { method, path, status, ms, marks } = entry
  const tags = marks.map((mark) =>
    h('span', { class: 'mark', 'data-breach': isBreach(mark) }, mark),
  )
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
  // Long answers are written out for those who look.
  made.addEventListener('toggle', () => {
    if (made.open && made.children.length === 1) made.append(...detail(entry))
  })
  const words = [method, path, entry.operationId, String(status), ...marks].join(' ').toLowerCase()
  return h('li', { 'data-words': words }, made)
}

/** The last calls, newest first: what was asked and answered, and breaches of the contract. */
export function callSection(world: World, recorder: Recorder): Tab {
  const list = h('ul', { class: 'calls', 'aria-label': 'Last calls, newest first' })
  const filter = h('input', {
    type: 'search',
    placeholder: 'Filter: wallet, post, 503, refused',
    'aria-label': 'Filter calls',
  })
  const hold = h('button', { type: 'button', 'aria-pressed': 'false' }, 'Hold')
  const sift = (item: Element) => {
    const words = item.getAttribute('data-words') ?? ''
    const needles = filter.value.trim().toLowerCase().split(/\s+/)
    if (item instanceof HTMLElement)
      item.hidden = !needles.every((needle) => words.includes(needle))
  }
  const add = (entry: LogEntry) => {
    const item = row(entry)
    sift(item)
    list.prepend(item)
    list.children[SHOWN]?.remove()
  }
  for (const entry of world.log.entries().slice(-SHOWN)) add(entry)
  let waiting: LogEntry[] = []
  const isHeld = () => hold.getAttribute('aria-pressed') === 'true'
  world.log.onAdd((entry) => {
    if (isHeld()) waiting = [...waiting.slice(1 - SHOWN), entry]
    else add(entry)
  })
  hold.addEventListener('click', () => {
    hold.setAttribute('aria-pressed', String(!isHeld()))
    if (isHeld()) return
    for (const entry of waiting) add(entry)
    waiting = []
  })
  filter.addEventListener('input', () => [...list.children].map(sift))
  const clear = () => {
    world.log.clear()
    waiting = []
    list.replaceChildren()
  }
  const report = h('button', { type: 'button' }, 'Copy as bug report')
  report.addEventListener('click', () =>
    copyText(
      bugReport(world, location.href, navigator.userAgent, stepsInWords(recorder.steps())),
      report,
    ),
  )
  const har = () =>
    saveFile(JSON.stringify(harOf(world.log.entries(), location.origin), null, 2), 'calls.har')
  return part(
    'Calls',
    filter,
    list,
    h(
      'div',
      { class: 'row' },
      report,
      h('button', { type: 'button', click: har }, 'Save as HAR'),
      hold,
      h('button', { type: 'button', click: clear }, 'Clear'),
    ),
  )
}
