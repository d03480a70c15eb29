import type { World } from '#mocks/world/world-types.ts'
import { h } from './dom.ts'
import { createTargetField } from './target-field.ts'
import { createWaitingItem, POINTS, type WaitingItem } from './waiting-call.ts'

/** Seconds after which a call continues by itself. */
const LIMITS = [10, 60, 600]

const option = (value: string, text: string) => h('option', { value }, text)

const hasFocus = (element: HTMLElement) =>
  element.contains((element.getRootNode() as Document | ShadowRoot).activeElement)

/** A list that keeps the elements of the calls that still wait, with what was typed into them. */
function createWaitingList({ breakpoints }: World, onLost: () => void): HTMLElement {
  const list = h('ul', { class: 'held', 'aria-label': 'Waiting calls' })
  const shown = new Map<number, WaitingItem>()
  let clock: ReturnType<typeof setInterval> | undefined
  const show = () => {
    const waiting = breakpoints.waiting()
    const left = [...shown].filter(([id]) => !waiting.some((call) => call.id === id))
    const isLost = left.some(([, { element }]) => hasFocus(element))
    for (const [id, { element }] of left) {
      element.remove()
      shown.delete(id)
    }
    for (const call of waiting) {
      const item = shown.get(call.id) ?? createWaitingItem(breakpoints, call)
      item.showTime(call.ms)
      if (!shown.has(call.id)) list.append(item.element)
      shown.set(call.id, item)
    }
    const next = list.querySelector('button')
    if (isLost && next) next.focus()
    else if (isLost) onLost()
    clearInterval(clock)
    if (waiting.length > 0) clock = setInterval(show, 1000)
  }
  breakpoints.onChange(show)
  show()
  return list
}

/** Where calls stop, and the calls that wait. */
export function breakpointSection(world: World): HTMLElement {
  const { breakpoints } = world
  const { input: target, options } = createTargetField('breakpoint-targets')
  const point = h(
    'select',
    { 'aria-label': 'Where calls stop' },
    ...Object.entries(POINTS).map(([value, text]) => option(value, text)),
  )
  const limit = h(
    'select',
    { 'aria-label': 'Time limit' },
    ...LIMITS.map((seconds) => option(String(seconds), `up to ${seconds} s`)),
  )
  limit.value = '60'
  const problem = h('p', { class: 'problem', role: 'status' })
  const list = h('ul', { class: 'rules', 'aria-label': 'Breakpoints' })
  const count = h('p', { class: 'quiet', role: 'status' })
  const waiting = createWaitingList(world, () => target.focus())
  const add = (event: Event) => {
    event.preventDefault()
    try {
      const at = point.value === 'answer' ? 'answer' : 'request'
      breakpoints.set(target.value.trim(), at, Number(limit.value))
      problem.textContent = ''
      target.value = ''
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error)
    }
    target.focus()
  }
  const section = h(
    'details',
    { class: 'breakpoints' },
    h('summary', {}, 'Breakpoints'),
    h(
      'form',
      { class: 'row', submit: add },
      h('div', { class: 'grow' }, target),
      options,
      point,
      limit,
      h('button', { type: 'submit', class: 'main' }, 'Stop calls'),
    ),
    problem,
    list,
    count,
    waiting,
  )
  const show = () => {
    const all = breakpoints.list()
    list.replaceChildren(
      ...all.map(({ id, target: stopped, point: at, seconds }) => {
        const lift = () => {
          breakpoints.remove(id)
          target.focus()
        }
        const name = `${stopped} ${POINTS[at]}`
        return h(
          'li',
          { class: 'row' },
          h(
            'span',
            { class: 'grow' },
            h('code', {}, stopped),
            ` ${POINTS[at]}, up to ${seconds} s`,
          ),
          h('button', { type: 'button', 'aria-label': `Remove ${name}`, click: lift }, 'Remove'),
        )
      }),
    )
    const calls = breakpoints.waiting().length
    const some = calls === 1 ? '1 call waits.' : `${calls} calls wait.`
    count.textContent = calls === 0 ? 'No call waits.' : some
    if (all.length > 0) section.open = true
  }
  breakpoints.onChange(show)
  show()
  return section
}
