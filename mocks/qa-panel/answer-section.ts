import { findBreach } from '#mocks/contract/check.ts'
import type { World } from '#mocks/world/world-types.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { h } from './dom.ts'
import { fetchExample } from './examples.ts'
import { checkJson, formatVerdict, NOT_JSON } from './json-text.ts'
import { createReloadOption, takeChangedOperation } from './reload-option.ts'
import { createTab, type Tab } from './tabs.ts'

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name)

const last = (world: World, id: OperationId) =>
  world.log.entries().findLast((entry) => entry.operationId === id && entry.answer !== undefined)

/**
 * An answer that a tester writes for an operation; it is checked against the contract during typing.
 * @param load reloads the current page, so that it asks again
 */
export function answerSection(world: World, load: () => void): Tab {
  const name = h('input', {
    type: 'text',
    list: 'answer-operations',
    placeholder: 'getBalance',
    'aria-label': 'Operation',
  })
  const names = h(
    'datalist',
    { id: 'answer-operations' },
    ...Object.keys(operations).map((id) => h('option', { value: id }, id)),
  )
  const status = h('select', { 'aria-label': 'Status' })
  const text = h('textarea', {
    rows: '10',
    spellcheck: 'false',
    'aria-label': 'Response body (JSON)',
  })
  const verdict = h('p', { class: 'quiet', role: 'status' })
  const use = h('button', { type: 'button', class: 'main' }, 'Use this response')
  const list = h('ul', { class: 'rules', 'aria-label': 'Active responses' })
  const again = createReloadOption(load)
  const chosen = () => (isOperation(name.value.trim()) ? (name.value.trim() as OperationId) : null)

  const check = () => {
    const id = chosen()
    const wrong =
      id &&
      checkJson(text.value, (body) =>
        findBreach(id, Number(status.value), body, { byFault: false }),
      )
    use.disabled = id === null || wrong === NOT_JSON
    verdict.textContent = id === null ? 'Choose an operation.' : formatVerdict(wrong)
  }
  const choose = () => {
    const id = chosen()
    if (id) {
      const statuses = operations[id].statuses.map(String)
      status.replaceChildren(...statuses.map((code) => h('option', { value: code }, code)))
      const own = world.faults.get(id)
      const called = last(world, id)
      const known = own?.kind === 'answer' ? { status: own.status, answer: own.body } : called
      status.value = String(known?.status ?? statuses[0])
      fill(known?.answer)
      if (!known) void offer()
    } else fill(undefined)
    check()
  }
  const fill = (answer: unknown) => {
    text.value = answer === undefined ? '' : JSON.stringify(answer, null, 2)
  }
  /** Shows the contract's example of the chosen status, unless another was chosen meanwhile. */
  const offer = async () => {
    const id = chosen()
    const wanted = status.value
    if (!id) return
    const example = await fetchExample(id, Number(wanted))
    if (chosen() !== id || status.value !== wanted) return
    fill(example)
    check()
  }
  const show = () => {
    const set = [...world.faults].filter(([, fault]) => fault?.kind === 'answer')
    list.replaceChildren(
      ...set.map(([id]) => {
        const lift = () => {
          world.faults.delete(id)
          show()
          name.focus()
          again.about(id)
        }
        return h(
          'li',
          { class: 'row' },
          h('code', { class: 'grow' }, id),
          h('button', { type: 'button', 'aria-label': `Remove ${id}`, click: lift }, 'Remove'),
        )
      }),
    )
  }
  name.addEventListener('input', choose)
  status.addEventListener('change', () => {
    const id = chosen()
    const known = id && last(world, id)
    if (known && String(known.status) === status.value) fill(known.answer)
    else void offer()
    check()
  })
  text.addEventListener('input', check)
  use.addEventListener('click', () => {
    const id = chosen()
    if (!id) return
    world.faults.set(id, {
      kind: 'answer',
      status: Number(status.value),
      body: JSON.parse(text.value),
    })
    show()
    again.about(id)
  })
  name.value = takeChangedOperation()
  choose()
  show()
  return createTab(
    'Responses',
    h('div', { class: 'row' }, h('div', { class: 'grow' }, name), names, status),
    text,
    verdict,
    h('div', { class: 'row' }, use, again.field),
    list,
  )
}
