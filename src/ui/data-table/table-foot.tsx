import type { PositionedColumn, TotalsRow } from './columns.ts'
import styles from './data-table.module.css'
import { ROLES } from './table-roles.ts'

type FootProps<Row> = { columns: readonly PositionedColumn<Row>[]; totals: readonly TotalsRow[] }

/** Figures of this page and of all pages. */
export const TableFoot = <Row,>({ columns, totals }: FootProps<Row>) => (
  <tfoot {...ROLES.group} className={styles.foot}>
    {totals.map(({ label, cells }) => (
      <tr {...ROLES.row} key={label}>
        {columns.map(({ id, header, align, edge }, index) =>
          index === 0 ? (
            <th {...ROLES.rowHeader} key={id} scope="row">
              {label}
            </th>
          ) : (
            <td
              {...ROLES.cell}
              key={id}
              data-align={align}
              data-edge={edge}
              data-label={header}
              data-empty={cells[id] === undefined}
            >
              {cells[id]}
            </td>
          ),
        )}
      </tr>
    ))}
  </tfoot>
)
