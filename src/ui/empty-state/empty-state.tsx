import type { ReactNode } from 'react'
import { StatePanel, type StatePanelProps } from '../state-panel/state-panel.tsx'

export type EmptyStateProps = Omit<StatePanelProps, 'tone' | 'announced' | 'children'> & {
  /** One action, a Button or a link with its look. */
  action?: ReactNode
}

/** There is nothing to show, and that is no mistake. The message says what would bring something. */
export const EmptyState = ({ action, ...rest }: EmptyStateProps) => (
  <StatePanel {...rest}>{action}</StatePanel>
)
