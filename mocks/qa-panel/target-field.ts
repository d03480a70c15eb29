import { TARGETS } from '#mocks/faults/target.ts'
import { h } from './dom.ts'

/** A field for an operation, a tag or all, with its suggestions. `id` is unique in the panel. */
export function createTargetField(id: string) {
  const input = h('input', {
    type: 'text',
    list: id,
    placeholder: 'getBalance, wallet, all',
    'aria-label': 'Operation, tag or all',
  })
  const options = h('datalist', { id }, ...TARGETS.map((value) => h('option', { value }, value)))
  return { input, options }
}
