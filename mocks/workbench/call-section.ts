import type { LogEntry } from '../world/log.ts'
import type { World } from '../world/world-types.ts'
import { h } from './dom.ts'
import { part, type Tab } from './tabs.ts'

const SHOWN = 40

/** Whether a mark reports a breach of the contract. */
export const isBreach = (mark: string): boolean =>
  mark.endsWith('-breach') || mark === 'unknown-call'

function kindOf({ status, marks }: LogEntry): string {
  if (status === 0 || status >= 400) return 'failed'
  return marks.some((mark) => mark.startsWith('refused')) ? 'refused' : 'ok'
}

function row(entry: LogEntry): HTMLElement {
  const { method, path, status, ms, marks, traceId, body, reason, at } = entry
  const details = {
    at: new Date(at).toISOString(),
    traceId,
    ...(reason !== undefined && { reason }),
    ...(body !== undefined && { body }),
  }
  const tags = marks.map((mark) =>
    h('span', { class: 'mark', 'data-breach': isBreach(mark) }, mark),
  )
  return h(
    'li',
    {},
    h(
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
        h('span', { class: 'path' }, `${method} ${path}`),
        ...tags,
        h('span', { class: 'ms' }, `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`),
      ),
      h('pre', {}, JSON.stringify(details, null, 2)),
    ),
  )
}

/** The last calls, newest first, with their breaches of the contract. */
export function callSection(world: World): Tab {
  const list = h('ul', { class: 'calls', 'aria-label': 'Last calls, newest first' })
  for (const entry of world.log.entries().slice(-SHOWN)) list.prepend(row(entry))
  world.log.onAdd((entry) => {
    list.prepend(row(entry))
    list.children[SHOWN]?.remove()
  })
  const clear = () => {
    world.log.clear()
    list.replaceChildren()
  }
  return part(
    'Calls',
    list,
    h('div', { class: 'row' }, h('button', { type: 'button', click: clear }, 'Clear')),
  )
}
