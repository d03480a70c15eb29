import type { RowEdit } from '#mocks/world/core/row-edits.ts'
import { describeEdit, rowEdit } from './call-detail.ts'
import { h } from './dom.ts'

/** Further rows of a table are only counted. */
const MAX_ROWS_PER_TABLE = 50

function counted(edits: readonly RowEdit[]): string {
  const words = ['changed', 'added', 'removed'].flatMap((word) => {
    const count = edits.filter((edit) => describeEdit(edit) === word).length
    return count > 0 ? [`${count} ${word}`] : []
  })
  return words.join(', ')
}

/** The number of changed rows by table; a row is rendered in full when it is opened. */
export function changesView(edits: readonly RowEdit[]): HTMLElement {
  const tables = new Map<string, RowEdit[]>()
  for (const edit of edits) tables.set(edit.table, [...(tables.get(edit.table) ?? []), edit])
  const items = [...tables].map(([table, of]) => {
    const made = h(
      'details',
      {},
      h(
        'summary',
        {},
        h('span', { class: 'path' }, table),
        h('span', { class: 'ms' }, counted(of)),
      ),
    )
    made.addEventListener('toggle', () => {
      if (!made.open || made.children.length > 1) return
      made.append(...of.slice(0, MAX_ROWS_PER_TABLE).map(rowEdit))
      if (of.length > MAX_ROWS_PER_TABLE)
        made.append(h('p', { class: 'quiet' }, `${of.length - MAX_ROWS_PER_TABLE} more.`))
    })
    return h('li', {}, made)
  })
  return h('ul', { class: 'calls', 'aria-label': 'Changed tables' }, ...items)
}
