import type { ReactNode } from 'react'
import { StatePanel, type StatePanelProps } from '../state-panel/state-panel.tsx'

export type EmptyStateProps = Omit<StatePanelProps, 'tone' | 'announced' | 'children'> & {
  /** One button or link. */
  action?: ReactNode
}

/** Shown instead of an empty list: says what is missing and, if possible, how to get it. */
export const EmptyState = ({ action, ...rest }: EmptyStateProps) => (
  <StatePanel {...rest}>{action}</StatePanel>
)
