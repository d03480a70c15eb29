import type { ComponentProps } from 'react'
import { stackLook } from '#ui/stack/stack.tsx'
import styles from './columns.module.css'

/** Two equal columns where there is room, otherwise one below the other. */
export const Columns = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div {...props} {...stackLook({ gap: 'gutter', className: styles.columns })} />
)
