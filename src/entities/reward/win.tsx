import { Coins, RotateCw, Sparkles, Ticket } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './win.module.css'

const ICONS = {
  MONEY: Coins,
  POINTS: Sparkles,
  WHEEL_TICKET: RotateCw,
  RAFFLE_TICKET: Ticket,
} as const

interface WinProps {
  ref?: Ref<HTMLDivElement>
  kind: keyof typeof ICONS
  /** The prize as text, shown large. */
  figure: string
  /** The available room: a dialog, or a part of a card. */
  room?: 'dialog' | 'card'
  /** The effect of the win, and next actions. */
  children?: ReactNode
}

/** A win in a burst of light, which opens once and is then static. */
export const Win = ({ ref, kind, figure, room = 'dialog', children }: WinProps) => (
  <div ref={ref} className={styles.win} data-kind={kind} data-room={room}>
    <span className={styles.burst} aria-hidden="true" />
    <span className={styles.picture}>
      <Icon of={ICONS[kind]} size={room === 'card' ? 'lg' : 'xl'} />
    </span>
    <bdi className={styles.figure} role="status">
      {figure}
    </bdi>
    {children}
  </div>
)

/** The balance after a win, announced once it is known. */
export const WinBalance = ({ children }: { children: ReactNode }) => (
  <p className={styles.balance} role="status">
    {children}
  </p>
)
