import { isDelivery } from '#mocks/contract/deliver.ts'
import type { Breakpoints, Decision, WaitingCall } from '#mocks/faults/breakpoints.ts'
import { FAULT_WORDS } from '#mocks/faults/fault-rule.ts'
import { operations } from '#openapi/generated/operations.ts'
import { h } from './dom.ts'
import { checkJson, formatVerdict } from './json-text.ts'

/** The places where a call may stop. */
export const POINTS = { request: 'before the handler', answer: 'before the response' } as const

/** Faults that respond to a call; dropping it has a button of its own. */
const WORDS = Object.entries(FAULT_WORDS).filter(
  ([, { fault }]) => !isDelivery(fault) && fault.kind !== 'offline',
)

/** A call that waits, with what can be done about it. */
export interface WaitingItem {
  readonly element: HTMLElement
  /** Shows how long it has waited, in milliseconds of real time. */
  showTime(ms: number): void
}

/** The text of a request or response, checked while the tester types. */
function createEditor({ check }: Breakpoints, { id, point, content }: WaitingCall) {
  const what = point === 'request' ? 'request' : 'response'
  const original = JSON.stringify(content, null, 2)
  const lines = original.split('\n').length
  const field = h('textarea', {
    rows: String(Math.min(12, Math.max(4, lines + 1))),
    spellcheck: 'false',
    'aria-label': `Edited ${what} of call ${id} (JSON)`,
  })
  field.value = original
  const verdict = h('p', { class: 'quiet', role: 'status' })
  const findProblem = (edit: unknown) => {
    try {
      check(id, { action: 'continue', edit })
      return null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  const element = h('details', {}, h('summary', {}, `Edit ${what}`), field, verdict)
  return {
    element,
    /** Calls `listen` with whether the text may be used. */
    onInput(listen: (isUsable: boolean) => void) {
      field.addEventListener('input', () => {
        const wrong = field.value === original ? null : checkJson(field.value, findProblem)
        verdict.textContent = field.value === original ? '' : formatVerdict(wrong)
        listen(wrong === null)
      })
    },
    /** The edit as a part of a decision; empty while the text is unchanged. */
    read: (): { edit?: unknown } =>
      field.value === original ? {} : { edit: JSON.parse(field.value) },
  }
}

export function createWaitingItem(breakpoints: Breakpoints, call: WaitingCall): WaitingItem {
  const { id, operationId, point } = call
  const name = `${operationId} #${id}`
  const editor = createEditor(breakpoints, call)
  const limit = breakpoints.list().find((one) => one.id === call.breakpoint)?.seconds
  const time = h('span', { class: 'ms' })
  const button = (text: string, decide: () => Decision, isMain = false) =>
    h(
      'button',
      {
        type: 'button',
        'aria-label': `${text} ${name}`,
        ...(isMain && { class: 'main' }),
        click: () => breakpoints.decide(id, decide()),
      },
      text,
    )
  const fault = h(
    'select',
    { 'aria-label': `Fault for ${name}` },
    ...WORDS.map(([word, { description }]) =>
      h('option', { value: word }, `${word}: ${description}`),
    ),
    ...operations[operationId].refusals.map((code) => h('option', { value: `code=${code}` }, code)),
  )
  fault.value = '500'
  const onward = [
    button('Continue', () => ({ action: 'continue', ...editor.read() }), true),
    ...(point === 'request'
      ? [button('Send twice', () => ({ action: 'twice', ...editor.read() }))]
      : []),
  ]
  editor.onInput((isUsable) => {
    for (const each of onward) each.disabled = !isUsable
  })
  return {
    element: h(
      'li',
      {},
      h(
        'div',
        { class: 'row' },
        h('div', { class: 'grow' }, h('code', {}, name), ' ', h('small', {}, POINTS[point])),
        time,
      ),
      h(
        'div',
        { class: 'row' },
        ...onward,
        button('Drop', () => ({ action: 'drop' })),
      ),
      h(
        'div',
        { class: 'row' },
        h('div', { class: 'grow' }, fault),
        button('Fail', () => ({ action: 'fail', fault: fault.value })),
      ),
      editor.element,
    ),
    showTime: (ms) => {
      time.textContent = `waits ${Math.floor(ms / 1000)} of ${limit} s`
    },
  }
}
