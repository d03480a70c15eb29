import { amountSign, formatMoney } from '#lib/money.ts'
import styles from './records.module.css'

/**
 * Money won or lost (a decimal string), by sign, colour and arrow together. One element: a table has
 * hundreds of them.
 */
export const SignedAmount = ({ amount }: { amount: string }) => (
  <bdi className={styles.gain} data-sign={amountSign(amount) ?? 0}>
    {formatMoney(amount, { sign: true })}
  </bdi>
)
