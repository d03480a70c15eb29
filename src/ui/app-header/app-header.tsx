import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import styles from './app-header.module.css'

export type AppHeaderProps = {
  /** Agents get a plainer, denser bar. */
  kind?: 'guest' | 'member' | 'trial' | 'agent' | undefined
  /** The brand, linked home. */
  logo: ReactNode
  /** A menu button before the logo. */
  lead?: ReactNode
  /** Main destinations; hidden on phones, where the bottom bar has them. */
  nav?: ReactNode
  /** Language, theme, search, messages; hidden on phones. */
  tools?: ReactNode
  /** Replaces `tools` on a phone. */
  phoneTools?: ReactNode
  /** The balance pill. */
  balance?: ReactNode
  /** Log in and Register, or Deposit. */
  actions?: ReactNode
  /** The account's button or menu. */
  account?: ReactNode
  /** A thin line below, such as the trial notice. */
  notice?: ReactNode
  className?: string | undefined
}

/** The sticky bar at the top of every page, 64 px high, 56 px on phones and tablets. Slots only. */
export function AppHeader(props: AppHeaderProps) {
  const { kind = 'guest', logo, lead, nav, tools, phoneTools, balance, actions, account } = props
  return (
    <header className={cx(styles.header, props.className)} data-kind={kind}>
      <div className={styles.bar}>
        {lead ? <div className={styles.lead}>{lead}</div> : null}
        <div className={styles.logo}>{logo}</div>
        {nav ? <div className={styles.nav}>{nav}</div> : null}
        <div className={styles.end}>
          {tools ? <div className={styles.tools}>{tools}</div> : null}
          {phoneTools ? <div className={styles.phoneTools}>{phoneTools}</div> : null}
          {balance ? <div className={styles.balance}>{balance}</div> : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
          {account ? <div className={styles.account}>{account}</div> : null}
        </div>
      </div>
      {props.notice ? <div className={styles.notice}>{props.notice}</div> : null}
    </header>
  )
}
