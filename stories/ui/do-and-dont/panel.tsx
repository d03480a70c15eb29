import type { ReactNode } from 'react'
import styles from './do-and-dont.module.css'

type PanelProps = { title: string; children?: ReactNode; actions?: ReactNode }

/** The content of a dialog, drawn on the page: a real one would cover it. */
export const Panel = ({ title, children, actions }: PanelProps) => (
  <div className={styles.panel}>
    <h4>{title}</h4>
    {children}
    {actions ? <div className={styles.actions}>{actions}</div> : null}
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

/** The items of an open menu. */
export const MenuItems = ({ children }: { children: ReactNode }) => (
  <ul className={styles.items}>{children}</ul>
)

/** A part of the window, for what is fixed to its edge. */
export const WindowEdge = ({ children }: { children: ReactNode }) => (
  <div className={styles.edge}>{children}</div>
)
