import type { MouseEvent, Ref } from 'react'
import type { PositionedColumn } from './columns.ts'
import styles from './data-table.module.css'
import { SelectBox } from './select-box.tsx'
import { ROLES } from './table-roles.ts'

type BodyRowProps<Row> = {
  ref: Ref<HTMLTableRowElement>
  row: Row
  index: number
  columns: readonly PositionedColumn<Row>[]
  virtual: boolean
  /** The only row that Tab reaches. */
  tabbable: boolean
  current: boolean
  onOpen: ((row: Row) => void) | undefined
  select: { label: string; checked: boolean; onPick: (on: boolean) => void } | undefined
}

const ownControl = (target: EventTarget, row: Element) => {
  const control = target instanceof Element ? target.closest('a, button, input, label') : null
  return control !== null && row.contains(control)
}

/** One row; its first cell is the button that opens it. */
export function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { ref, row, index, columns, virtual, tabbable, current, onOpen, select } = props
  // For the pointer only: the button does the same for all users.
  const pointer = onOpen && {
    onClick: ({ target, currentTarget }: MouseEvent) => {
      const marking = window.getSelection()?.isCollapsed === false
      if (!marking && !ownControl(target, currentTarget)) onOpen(row)
    },
  }
  return (
    <tr
      {...ROLES.row}
      {...pointer}
      ref={ref}
      className={styles.row}
      data-index={index}
      data-opens={onOpen !== undefined}
      data-current={current || undefined}
      data-chosen={select?.checked || undefined}
      data-selects={select !== undefined || undefined}
      aria-rowindex={virtual ? index + 2 : undefined}
    >
      {columns.map(({ id, header, cell, align, wrap, edge }, column) =>
        column === 0 ? (
          <th {...ROLES.rowHeader} key={id} scope="row" data-align={align} data-wrap={wrap}>
            {select ? <SelectBox {...select} tabIndex={tabbable ? 0 : -1} /> : null}
            {onOpen ? (
              <button
                type="button"
                className={styles.open}
                tabIndex={tabbable ? 0 : -1}
                aria-haspopup="dialog"
                onClick={() => onOpen(row)}
              >
                {cell(row)}
              </button>
            ) : (
              cell(row)
            )}
          </th>
        ) : (
          <td
            {...ROLES.cell}
            key={id}
            data-align={align}
            data-edge={edge}
            data-label={header}
            data-wrap={wrap}
          >
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}
