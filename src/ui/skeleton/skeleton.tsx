import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'
import styles from './skeleton.module.css'

export const skeletonShapes = ['text', 'block', 'circle', 'tile', 'live', 'vendor', 'hero'] as const

const rows = [1, 2, 3, 4, 5, 6, 7, 8] as const

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** `text` is a line high, `block` fills its box, the others have the geometry of what will stand there. */
  shape?: (typeof skeletonShapes)[number] | undefined
  /** Lines of text (1 to 8), the last one shorter. */
  lines?: number | undefined
}

/** The final geometry before the content. Silent: the region around it carries aria-busy. */
export const Skeleton = ({ shape = 'text', lines = 1, className, ...rest }: SkeletonProps) => (
  <span {...rest} className={cx(styles.root, className)} data-shape={shape} aria-hidden="true">
    {rows.slice(0, shape === 'text' ? lines : 1).map((row) => (
      <span className={styles.bone} key={row} />
    ))}
  </span>
)
