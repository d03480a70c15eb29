import type { RowEdit } from '#mocks/world/core/row-edits.ts'

/** Numbers that are current times in epoch milliseconds; amounts are texts, and ids are smaller. */
const isMoment = (value: unknown): value is number => typeof value === 'number' && value > 1e12

function shown(row: RowEdit['before'], name: string): string {
  if (!row || !(name in row)) return '—'
  const value = row[name]
  const text = JSON.stringify(value)
  return isMoment(value) ? `${text} (${new Date(value).toISOString()})` : text
}

export function describeEdit({ before, after }: Pick<RowEdit, 'before' | 'after'>) {
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}

/** The changes of a row, field by field. */
export function RowChange({ edit }: { readonly edit: RowEdit }) {
  const { table, row, before, after, byTime } = edit
  return (
    <table className="change">
      <caption>
        <b>{table}</b> {row}: {describeEdit(edit)}
        {byTime && ' because it was due'}
      </caption>
      <thead>
        <tr>
          <th scope="col">field</th>
          {before && <th scope="col">before</th>}
          {after && <th scope="col">after</th>}
        </tr>
      </thead>
      <tbody>
        {Object.keys({ ...before, ...after }).map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {before && <td className="was">{shown(before, name)}</td>}
            {after && <td className="is">{shown(after, name)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
