import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'
import styles from './skeleton.module.css'

export const skeletonShapes = ['text', 'block', 'circle', 'tile', 'live', 'vendor', 'hero'] as const

const rows = [1, 2, 3, 4, 5, 6, 7, 8] as const

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** `text` is one line, `block` fills its parent, the others have the geometry of their content. */
  shape?: (typeof skeletonShapes)[number] | undefined
  /** Lines of text (1 to 8), the last one shorter. */
  lines?: number | undefined
}

/** A placeholder in the geometry of its content. Hidden from screen readers: set aria-busy on the region. */
export const Skeleton = ({ shape = 'text', lines = 1, className, ...rest }: SkeletonProps) => (
  <span {...rest} className={cx(styles.root, className)} data-shape={shape} aria-hidden="true">
    {rows.slice(0, shape === 'text' ? lines : 1).map((row) => (
      <span className={styles.line} key={row} />
    ))}
  </span>
)
