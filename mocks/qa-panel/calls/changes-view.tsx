import type { RowEdit } from '#mocks/world/core/row-edits.ts'
import { describeEdit, RowChange } from './row-change.tsx'
import { Unfold } from './unfold.tsx'

/** Further rows of a table are only counted. */
const MAX_ROWS_PER_TABLE = 50

function counted(edits: readonly RowEdit[]): string {
  const words = ['changed', 'added', 'removed'].flatMap((word) => {
    const count = edits.filter((edit) => describeEdit(edit) === word).length
    return count > 0 ? [`${count} ${word}`] : []
  })
  return words.join(', ')
}

/** The number of changed rows by table; the rows of a table are shown when it is opened. */
export function ChangesView({ edits }: { readonly edits: readonly RowEdit[] }) {
  const tables = [...new Set(edits.map(({ table }) => table))].map(
    (table) => [table, edits.filter((edit) => edit.table === table)] as const,
  )
  return (
    <ul aria-label="Changed tables">
      {tables.map(([table, of]) => (
        <li key={table}>
          <Unfold
            className="fold"
            summary={
              <>
                <code className="grow">{table}</code>
                <span className="quiet">{counted(of)}</span>
              </>
            }
          >
            {() => (
              <div className="inside">
                {of.slice(0, MAX_ROWS_PER_TABLE).map((edit) => (
                  <RowChange key={JSON.stringify(edit)} edit={edit} />
                ))}
                {of.length > MAX_ROWS_PER_TABLE && (
                  <p className="quiet">{of.length - MAX_ROWS_PER_TABLE} more.</p>
                )}
              </div>
            )}
          </Unfold>
        </li>
      ))}
    </ul>
  )
}
