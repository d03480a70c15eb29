import type { IncomeLine, IncomePeriod } from '#api/agent/agent-income.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { amountSign, formatMoney } from '#lib/money.ts'
import { useTimeZone } from '#patterns/use-time-zone.ts'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { Timeline } from '#ui/timeline/timeline.tsx'
import { DEDUCTIONS, STEPS, stepState } from '../model.ts'
import styles from './income.module.css'
import { IncomeRows } from './income-rows.tsx'

interface IncomeDetailProps {
  line: IncomeLine
  period: IncomePeriod
}

/** One line with its formula in words and numbers, its steps to the wallet, and the entries it sums up. */
export function IncomeDetail({ line, period }: IncomeDetailProps) {
  const { t } = useTranslation('income')
  const { money } = useMoney()
  const timeZone = useTimeZone() ?? 'UTC'
  const { figures } = line
  const { rate, status, approvedAt, paidAt } = period
  const times = { PENDING: null, APPROVED: approvedAt, PAID: paidAt } as const
  const plain = (amount: string) => formatMoney(amount)
  const isBelow = amountSign(figures.base) === -1
  return (
    <div className={styles.detail}>
      <section className={styles.part}>
        <h3 className={styles.heading}>{t('formula.title')}</h3>
        <KeyValue
          rows={[
            { id: 'stake', term: t('figures.stake'), detail: money(figures.stake) },
            {
              id: 'payout',
              term: t('minus', { name: t('figures.payout') }),
              detail: money(figures.payout),
            },
            {
              id: 'grossWin',
              term: t('equals', { name: t('figures.grossWin') }),
              detail: money(figures.grossWin),
              strong: true,
            },
            ...DEDUCTIONS.map((id) => ({
              id,
              term: t('minus', { name: t(`figures.${id}`) }),
              detail: money(figures[id]),
            })),
            {
              id: 'net',
              term: t('equals', { name: t('figures.net') }),
              detail: money(figures.net),
              strong: true,
            },
            { id: 'carriedIn', term: t('figures.carriedIn'), detail: money(figures.carriedIn) },
            {
              id: 'base',
              term: t('equals', { name: t('figures.base') }),
              detail: money(figures.base),
              strong: true,
            },
            {
              id: 'commission',
              term: t('formula.times', { rate }),
              detail: money(figures.commission),
              strong: true,
            },
            { id: 'carriedOut', term: t('figures.carriedOut'), detail: money(figures.carriedOut) },
            { id: 'paid', term: t('figures.paid'), detail: money(figures.paid) },
          ]}
        />
        <p className={styles.formula}>
          {t(isBelow ? 'formula.below' : 'formula.sentence', {
            grossWin: plain(figures.grossWin),
            bonuses: plain(figures.bonuses),
            rate,
            rebates: plain(figures.rebates),
            fees: plain(figures.fees),
            chargebacks: plain(figures.chargebacks),
            carriedIn: plain(figures.carriedIn),
            base: plain(figures.base),
            commission: plain(figures.commission),
          })}
        </p>
      </section>
      <section className={styles.part}>
        <h3 className={styles.heading}>{t('statusLabel')}</h3>
        <Timeline
          label={t('statusLabel')}
          stateLabels={{
            done: t('step.done'),
            current: t('step.current'),
            todo: t('step.todo'),
            failed: t('step.failed'),
          }}
          entries={STEPS.map((step) => {
            const at = times[step]
            const state = stepState(step, status)
            const text = at === null ? '' : formatDateTime(at, timeZone)
            return {
              id: step,
              title: t(`status.${step}`),
              state,
              ...(at !== null &&
                (state === 'done'
                  ? { time: { text, dateTime: new Date(at).toISOString() } }
                  : { expected: t('expected', { time: text }) })),
            }
          })}
        />
      </section>
      <IncomeRows period={period.from} sourceId={line.sourceId} />
    </div>
  )
}
