import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Icon } from '../icon/icon.tsx'
import type { DataColumn, TableSort } from './columns.ts'
import styles from './data-table.module.css'
import { ROLES } from './table-roles.ts'

type HeadProps<Row> = {
  columns: readonly DataColumn<Row>[]
  sort: TableSort | null
  onSort: (column: DataColumn<Row>) => void
}

/** The names of the columns; those that sort are buttons. */
export function TableHead<Row>({ columns, sort, onSort }: HeadProps<Row>) {
  return (
    <thead {...ROLES.group} className={styles.head}>
      <tr {...ROLES.row}>
        {columns.map((column) => {
          const { id, header, align, sortBy } = column
          const order = sort?.id === id ? (sort.desc ? 'descending' : 'ascending') : 'none'
          return (
            <th
              {...ROLES.columnHeader}
              key={id}
              scope="col"
              data-align={align}
              aria-sort={sortBy ? order : undefined}
            >
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

const SORT_ICONS = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown } as const
