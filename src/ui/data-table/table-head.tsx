import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Icon } from '../icon/icon.tsx'
import {
  type DataColumn,
  type PositionedColumn,
  type TableSelection,
  type TableSort,
  toggleKeys,
} from './columns.ts'
import styles from './data-table.module.css'
import { SelectBox } from './select-box.tsx'
import { ROLES } from './table-roles.ts'

type HeadProps<Row> = {
  columns: readonly PositionedColumn<Row>[]
  sort: TableSort | null
  onSort: (column: DataColumn<Row>) => void
  selection: TableSelection<Row> | undefined
  /** Of the rows of this page. */
  keys: readonly string[]
}

/** The names of the columns; those that sort are buttons. */
export function TableHead<Row>({ columns, sort, onSort, selection, keys }: HeadProps<Row>) {
  return (
    <thead {...ROLES.group} className={styles.head}>
      <tr {...ROLES.row}>
        {columns.map((column, index) => {
          const { id, header, align, edge, sortBy } = column
          const direction = sort?.desc ? 'descending' : 'ascending'
          const order = sort?.id === id ? direction : 'none'
          return (
            <th
              {...ROLES.columnHeader}
              key={id}
              scope="col"
              data-align={align}
              data-edge={edge}
              aria-sort={sortBy ? order : undefined}
            >
              {index === 0 && selection ? <SelectAll selection={selection} keys={keys} /> : null}
              {sortBy ? (
                <button type="button" className={styles.sort} onClick={() => onSort(column)}>
                  {header}
                  <Icon of={SORT_ICONS[order]} size="xs" />
                </button>
              ) : (
                header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function SelectAll<Row>({
  selection: { keys: chosen, onChange, allLabel },
  keys,
}: {
  selection: TableSelection<Row>
  keys: readonly string[]
}) {
  const count = keys.filter((key) => chosen.has(key)).length
  return (
    <SelectBox
      label={allLabel}
      checked={count > 0 && count === keys.length}
      indeterminate={count > 0 && count < keys.length}
      disabled={keys.length === 0}
      onPick={(on) => onChange(toggleKeys(chosen, keys, on))}
    />
  )
}

const SORT_ICONS = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown } as const
