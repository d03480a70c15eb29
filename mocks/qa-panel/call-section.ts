import type { LogEntry } from '#mocks/world/core/log.ts'
import { MAX_CALLS } from '#mocks/world/core/undo-log.ts'
import type { World } from '#mocks/world/world-types.ts'
import { breakpointSection } from './breakpoint-section.ts'
import { callRow } from './call-row.ts'
import { createComparison } from './comparison.ts'
import { h } from './dom.ts'
import { frameRow } from './frame-row.ts'
import { toHar } from './har.ts'
import { formatSteps } from './journey.ts'
import { createPins } from './pins.ts'
import type { Recorder } from './recorder.ts'
import { bugReport, type ReportStart } from './report.ts'
import { copyText, saveFile } from './save-file.ts'
import type { StepBack } from './step-back.ts'
import { createTab, type Tab } from './tabs.ts'

/** As many as can be undone. */
const SHOWN = MAX_CALLS

/** The pinned and the latest calls, newest first: request, answer, and breaches of the contract. */
export function callSection(world: World, recorder: Recorder, stepBack: StepBack): Tab {
  const list = h('ul', { class: 'calls', 'aria-label': 'Last calls, newest first' })
  const filter = h('input', {
    type: 'search',
    placeholder: 'Filter: wallet, post, 503, /deposit, socket',
    'aria-label': 'Filter calls',
  })
  const hold = h('button', { type: 'button', 'aria-pressed': 'false' }, 'Pause')
  const pins = createPins()
  const pinned = h('ul', { class: 'calls', 'aria-label': 'Pinned calls' })
  const pinnedGroup = h('section', {}, h('h3', {}, 'Pinned'), pinned)
  const comparison = createComparison(() => filter.focus())
  const reportOf = (start?: ReportStart) =>
    bugReport(world, location.href, navigator.userAgent, formatSteps(recorder.steps()), start)
  const tools = {
    pins,
    comparison,
    stepBack,
    report: async (entry: LogEntry, button: HTMLButtonElement) =>
      copyText(reportOf({ call: entry.n, world: await stepBack.start(entry) }), button),
  }
  const sift = (item: Element) => {
    const words = item.getAttribute('data-words') ?? ''
    const needles = filter.value.trim().toLowerCase().split(/\s+/)
    if (item instanceof HTMLElement)
      item.hidden = !needles.every((needle) => words.includes(needle))
  }
  const add = (item: HTMLElement) => {
    sift(item)
    list.prepend(item)
    list.children[SHOWN]?.remove()
  }
  const showPinned = () => {
    const hadFocus = pinned.contains((pinned.getRootNode() as Document | ShadowRoot).activeElement)
    pinned.replaceChildren(...pins.list().map((entry) => callRow(entry, tools)))
    pinnedGroup.hidden = pins.list().length === 0
    for (const item of pinned.children) sift(item)
    if (hadFocus) filter.focus()
  }
  pins.onChange(showPinned)
  showPinned()
  const rowOf = (entry: LogEntry) => callRow(entry, tools)
  const { frames } = world.sockets
  const before = [...world.log.entries(), ...frames.entries()].sort((a, b) => a.at - b.at)
  for (const one of before.slice(-SHOWN)) add('does' in one ? frameRow(one) : rowOf(one))
  let waiting: HTMLElement[] = []
  const isHeld = () => hold.getAttribute('aria-pressed') === 'true'
  const take = (item: HTMLElement) => {
    if (isHeld()) waiting = [...waiting.slice(1 - SHOWN), item]
    else add(item)
  }
  world.log.onAdd((entry) => take(rowOf(entry)))
  frames.onAdd((frame) => take(frameRow(frame)))
  hold.addEventListener('click', () => {
    hold.setAttribute('aria-pressed', String(!isHeld()))
    if (isHeld()) return
    for (const item of waiting) add(item)
    waiting = []
  })
  filter.addEventListener('input', () => [...pinned.children, ...list.children].map(sift))
  const clear = () => {
    world.log.clear()
    frames.clear()
    waiting = []
    list.replaceChildren()
  }
  const report = h('button', { type: 'button' }, 'Copy as bug report')
  report.addEventListener('click', () => copyText(reportOf(), report))
  const har = () =>
    saveFile(
      JSON.stringify(toHar(world.log.entries(), location.origin, frames.entries()), null, 2),
      'calls.har',
    )
  return createTab(
    'Calls',
    breakpointSection(world),
    filter,
    comparison.element,
    pinnedGroup,
    list,
    h(
      'div',
      { class: 'row' },
      report,
      h('button', { type: 'button', click: har }, 'Download HAR'),
      hold,
      h('button', { type: 'button', click: clear }, 'Clear'),
    ),
  )
}
