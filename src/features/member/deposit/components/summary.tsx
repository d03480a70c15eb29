import type { ReactNode } from 'react'
import { useArrivesBy } from '#entities/wallet/use-arrives-by.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { amountSign } from '#lib/money.ts'
import styles from './summary.module.css'

/** Decimal texts; null while no amount is known. */
interface SummaryProps {
  send: string | null
  fee: string
  bonus: string | null
  /** Into the balance, the fee taken off. */
  credited: string | null
  /** Usual minutes until a paid deposit is credited. */
  minutes: number
  /** The button of the step, and a refusal. */
  children?: ReactNode
}

const UNKNOWN = '—'

/** The summary of a deposit. It stays visible at the foot of the window, however long the step is. */
export function Summary(props: SummaryProps) {
  const { send, fee, bonus, credited, minutes, children } = props
  const { t } = useTranslation('deposit')
  const { money } = useMoney()
  const by = useArrivesBy(minutes)
  const shown = (amount: string | null) => (amount === null ? UNKNOWN : money(amount))
  const some = (amount: string | null, none: string) =>
    amount !== null && amountSign(amount) === 0 ? none : shown(amount)
  // Without an amount there is nothing to add up yet.
  const slim = send === null
  const sums = [
    { id: 'send', value: shown(send) },
    { id: 'fee', value: some(fee, t('sum.noFee')) },
    { id: 'bonus', value: some(bonus, t('sum.noBonus')) },
    { id: 'credited', value: t('sum.by', { amount: shown(credited), time: by }) },
  ] as const
  const rows = slim
    ? ([sums[1], { id: 'soon', value: t('sum.soonBy', { time: by }) }] as const)
    : sums
  return (
    <section aria-label={t('sum.label')} className={styles.summary} data-slim={slim}>
      <dl className={styles.rows}>
        {rows.map(({ id, value }) => (
          <div key={id} data-row={id}>
            <dt>{t(`sum.${id}`)}</dt>
            <dd>
              <bdi className="num">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {children ? <div className={styles.go}>{children}</div> : null}
    </section>
  )
}
