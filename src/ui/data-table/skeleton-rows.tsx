import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './data-table.module.css'
import { ROLES } from './table-roles.ts'

type SkeletonRowsProps = {
  /** The number of rows. */
  count: number
  columns: readonly { readonly id: string; readonly header: string }[]
}

/** Empty rows with the layout of the rows to come. */
export function SkeletonRows({ count, columns }: SkeletonRowsProps) {
  const keys = Array.from({ length: count }, (_, index) => `placeholder-${index}`)
  return keys.map((key) => (
    <tr {...ROLES.row} key={key} className={styles.row}>
      {columns.map(({ id, header }) => (
        <td {...ROLES.cell} key={id} data-label={header}>
          <Skeleton />
        </td>
      ))}
    </tr>
  ))
}
