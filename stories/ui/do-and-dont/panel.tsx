import type { ReactNode } from 'react'
import styles from './do-and-dont.module.css'

type PanelProps = { title: string; children?: ReactNode; actions: ReactNode }

/** The content of a dialog, drawn on the page: a real one would cover it. */
export const Panel = ({ title, children, actions }: PanelProps) => (
  <div className={styles.panel}>
    <h4>{title}</h4>
    {children}
    <div className={styles.actions}>{actions}</div>
  </div>
)

/** A message as a toast shows it. */
export const Message = ({ children, action }: { children: string; action?: ReactNode }) => (
  <div className={styles.panel}>
    <div className={styles.line}>
      <p>{children}</p>
      {action}
    </div>
  </div>
)
