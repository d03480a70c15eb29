import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import styles from './key-value.module.css'

export type KeyValueRow = {
  id: string
  term: string
  detail: ReactNode
  /** Stands out: the sum at the end. */
  strong?: boolean | undefined
}

export type KeyValueProps = Omit<ComponentProps<'dl'>, 'children'> & {
  rows: readonly KeyValueRow[]
  /** `rows` has a name and its value on one line, `grid` the value below its name, as many as fit. */
  layout?: 'rows' | 'grid' | undefined
}

/** Names with their values, such as the facts of a transfer. */
export const KeyValue = ({ rows, layout = 'rows', className, ...rest }: KeyValueProps) => (
  <dl {...rest} className={cx(styles.root, className)} data-layout={layout}>
    {rows.map(({ id, term, detail, strong = false }) => (
      <div className={styles.row} key={id} data-strong={strong}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.detail}>
          {typeof detail === 'string' ? <bdi>{detail}</bdi> : detail}
        </dd>
      </div>
    ))}
  </dl>
)
