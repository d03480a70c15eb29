import { readRecording } from '#mocks/contract/read-recording.ts'
import { describeRecording } from '#mocks/har/describe.ts'
import { checkHarSize } from '#mocks/har/har-file.ts'
import { REPEATS } from '#mocks/har/player.ts'
import type { World } from '#mocks/world/world-types.ts'
import { h } from './dom.ts'
import { fetchContract } from './examples.ts'
import { createTab, type Tab } from './tabs.ts'

type State = NonNullable<ReturnType<typeof describeRecording>>

const REPEAT_NAMES = {
  next: 'Next recorded response',
  same: 'Same response until the next recorded write',
}

const minuteOf = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

const countOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const mark = (text: string, isBreach = false) =>
  h('span', { class: 'mark', 'data-breach': isBreach }, text)

function callItem({ n, operationId, status, breach, given }: State['calls'][number]): HTMLElement {
  return h(
    'li',
    {},
    h(
      'div',
      { class: 'row' },
      h('span', { class: 'ms' }, String(n)),
      h('span', { class: 'status', 'data-kind': status < 400 ? 'ok' : 'failed' }, String(status)),
      h('code', { class: 'grow' }, operationId),
      ...(breach === null ? [] : [mark('breach', true)]),
      ...(given === 0 ? [] : [mark(`given ${given}×`)]),
    ),
    ...(breach === null ? [] : [h('small', { class: 'quiet' }, breach)]),
  )
}

/** The content of a recording, in sentences. */
function summary({ calls, creator, startedAt, sessions, others, unanswered }: State): string {
  const breaches = calls.filter(({ breach }) => breach !== null).length
  return [
    `${countOf(calls.length, 'call', 'calls')} from ${creator}, recorded ${minuteOf(startedAt)} UTC.`,
    ...(breaches > 0
      ? [`${countOf(breaches, 'response breaks', 'responses break')} the API contract.`]
      : []),
    ...(sessions > 0
      ? [`Left to the world: ${countOf(sessions, 'call', 'calls')} of a login or a verification.`]
      : []),
    ...(unanswered > 0 ? [`Without a response: ${countOf(unanswered, 'call', 'calls')}.`] : []),
    ...(others > 0 ? [`Not read: ${countOf(others, 'other request', 'other requests')}.`] : []),
  ].join(' ')
}

const fold = (title: string, ...rows: Node[]) =>
  h('details', { class: 'breakpoints' }, h('summary', {}, title), ...rows)

const list = (label: string) => h('ul', { class: 'rules', 'aria-label': label })

/** A HAR of the live portal, from which calls are answered; what it lacks is answered by the world. */
export function harSection({ recording: player, clock }: World): Tab {
  const file = h('input', { type: 'file', accept: '.har,application/json' })
  const status = h('p', { class: 'quiet', role: 'status' })
  const problem = h('p', { class: 'problem', role: 'alert' })
  const calls = h('ul', { class: 'calls', 'aria-label': 'Calls of the recording' })
  const byWorld = list('Calls answered by the world')
  const rules = list('Rules of redaction')
  const name = h('h3', {})
  const repeat = h(
    'select',
    {},
    ...REPEATS.map((value) => h('option', { value }, REPEAT_NAMES[value])),
  )
  const loaded = h(
    'section',
    { class: 'recording', 'aria-label': 'Recording' },
    h('label', { class: 'field' }, 'A repeated call gets', repeat),
    h(
      'div',
      { class: 'row' },
      h(
        'button',
        { type: 'button', click: () => clock.set(player.recording?.startedAt ?? clock.now()) },
        'Set clock to recording',
      ),
      h(
        'button',
        {
          type: 'button',
          click: () => {
            player.remove()
            file.focus()
          },
        },
        'Remove recording',
      ),
    ),
    fold('Replaced when the file was read', rules),
    fold('Answered by the world', byWorld),
    calls,
  )

  const show = () => {
    const state = describeRecording(player)
    loaded.hidden = !state
    status.textContent = state ? summary(state) : 'No recording. The world answers all calls.'
    name.hidden = !state
    name.textContent = state?.name ?? ''
    if (!state) return
    repeat.value = state.repeat
    calls.replaceChildren(...state.calls.map(callItem))
    const left = state.byWorld.map(({ operationId, count }) =>
      h('li', {}, h('code', {}, operationId), ` ${count}×`),
    )
    byWorld.replaceChildren(...(left.length > 0 ? left : [h('li', {}, 'No call yet.')]))
    rules.replaceChildren(
      ...state.redacted.map(({ what, count }) =>
        h('li', {}, `${what}: ${countOf(count, 'value', 'values')}`),
      ),
      h('li', {}, 'Headers and cookies: not kept'),
    )
  }

  const read = async (chosen: File | undefined) => {
    if (!chosen) return
    problem.textContent = ''
    try {
      checkHarSize(chosen.size)
      player.load(readRecording(await chosen.text(), chosen.name, await fetchContract()))
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error)
    }
  }
  file.addEventListener('change', () => {
    void read(file.files?.[0])
    file.value = ''
  })
  repeat.addEventListener('change', () => {
    player.repeat = REPEATS.find((one) => one === repeat.value) ?? 'next'
  })
  const tab = createTab(
    'HAR',
    h(
      'p',
      { class: 'quiet' },
      'Answers calls from a HAR that your browser saved on the live portal. Drop it here. Personal data is replaced before anything is kept.',
    ),
    h('label', { class: 'field' }, 'HAR file', file),
    problem,
    name,
    status,
    loaded,
  )
  tab.body.addEventListener('dragover', (event) => event.preventDefault())
  tab.body.addEventListener('drop', (event) => {
    event.preventDefault()
    void read(event.dataTransfer?.files[0])
  })
  player.onChange(show)
  show()
  return tab
}
