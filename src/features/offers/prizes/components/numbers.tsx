import { cx } from '../../../../ui/base/cx.ts'
import styles from './numbers.module.css'

interface NumbersProps {
  of: readonly string[]
  /** Those that won. */
  won?: ReadonlySet<string>
}

/** Ticket numbers, one beside the other. */
export const Numbers = ({ of, won }: NumbersProps) => (
  <ul className={styles.numbers}>
    {of.map((number) => (
      <li key={number} className={cx('num', styles.number)} data-won={won?.has(number) ?? false}>
        <bdi>{number}</bdi>
      </li>
    ))}
  </ul>
)
