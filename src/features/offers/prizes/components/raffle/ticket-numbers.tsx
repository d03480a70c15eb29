import { cx } from '#ui/base/cx.ts'
import { stackLook } from '#ui/stack/stack.tsx'
import styles from './ticket-numbers.module.css'

interface TicketNumbersProps {
  numbers: readonly string[]
  /** The winning numbers. */
  won?: ReadonlySet<string>
}

/** Ticket numbers in a row. */
export const TicketNumbers = ({ numbers, won }: TicketNumbersProps) => (
  <ul {...stackLook({ direction: 'row', gap: '2', wrap: true })}>
    {numbers.map((number) => (
      <li key={number} className={cx('num', styles.number)} data-won={won?.has(number) ?? false}>
        <bdi>{number}</bdi>
      </li>
    ))}
  </ul>
)
