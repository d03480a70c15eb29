import type { SocketFrame } from '#mocks/world/core/frames.ts'
import { jsonBlock } from './call-detail.ts'
import { h } from './dom.ts'

const SIGNS = { opened: '○', received: '↓', sent: '↑', closed: '●' } as const

/** A frame of the socket, listed between the calls. */
export function frameRow({ at, does, memberId, name, body }: SocketFrame): HTMLElement {
  const time = new Date(at).toISOString()
  const summary = h(
    'summary',
    {},
    h('span', { class: 'status', 'data-kind': 'frame', 'aria-hidden': 'true' }, SIGNS[does]),
    h('span', { class: 'path' }, `${does} ${name}`),
    h('span', { class: 'mark' }, 'socket'),
    h('span', { class: 'ms' }, time.slice(11, 19)),
  )
  const made = h('details', {}, summary)
  made.addEventListener('toggle', () => {
    if (made.open && made.children.length === 1)
      made.append(jsonBlock({ at: time, memberId, ...(body !== undefined && { body }) }))
  })
  const words = `socket ${does} ${name}`.toLowerCase()
  return h('li', { 'data-words': words }, made)
}
