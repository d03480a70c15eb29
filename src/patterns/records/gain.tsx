import { ArrowDown, ArrowUp } from 'lucide-react'
import { formatMoney, signOf } from '../../lib/money.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './records.module.css'

/** D-059: money won or lost (a decimal string), by sign, colour and arrow together. */
export function Gain({ amount }: { amount: string }) {
  const sign = signOf(amount)
  return (
    <span className={styles.gain} data-sign={sign ?? 0}>
      {sign === 1 || sign === -1 ? <Icon of={sign > 0 ? ArrowUp : ArrowDown} size="xs" /> : null}
      <bdi>{formatMoney(amount, { sign: true })}</bdi>
    </span>
  )
}
