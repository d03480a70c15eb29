import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'
import styles from './stack.module.css'

const stackDirections = ['column', 'row', 'grid'] as const
/** Steps of the space scale (`4` is `--sp-4`), the gutter, and the space between sections. */
export const stackGaps = ['0', '1', '2', '3', '4', '5', '6', '8', 'gutter', 'section'] as const
const stackAligns = ['stretch', 'start', 'center', 'end', 'baseline'] as const
const stackJustifies = ['start', 'center', 'end', 'between'] as const

export type StackLook = {
  /** `grid` has as many equal columns as fit, each at least `--w-sm` wide. */
  direction?: (typeof stackDirections)[number] | undefined
  gap?: (typeof stackGaps)[number] | undefined
  /** On the cross axis. */
  align?: (typeof stackAligns)[number] | undefined
  /** On the main axis of a row. */
  justify?: (typeof stackJustifies)[number] | undefined
  /** Lets a row wrap. */
  wrap?: boolean | undefined
}

export type StackProps = ComponentProps<'div'> & StackLook

/** The look of a stack for another element: `<ul {...stackLook({ gap: '2', className: styles.list })}>`. */
export const stackLook = ({
  direction = 'column',
  gap = '4',
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  wrap = false,
  className,
}: StackLook & { className?: string | undefined }) => ({
  className: cx(styles.root, className),
  'data-direction': direction,
  'data-gap': gap,
  'data-align': align,
  'data-justify': justify,
  'data-wrap': wrap,
})

/**
 * Lays out its children one after another with equal space between them.
 *
 *     <Stack gap="2">
 *       <h2>{title}</h2>
 *       <Stack direction="row" justify="between" wrap>{…}</Stack>
 *     </Stack>
 *     <ul {...stackLook({ direction: 'grid', gap: 'gutter' })}>{cards}</ul>
 */
export const Stack = ({ direction, gap, align, justify, wrap, className, ...rest }: StackProps) => (
  <div {...rest} {...stackLook({ direction, gap, align, justify, wrap, className })} />
)
