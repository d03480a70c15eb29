import type { BonusRecord } from '#api/money/reports.ts'
import { useBonusRows } from '#entities/bonus/use-bonus-rows.tsx'
import { AccountRecordLink } from '#entities/wallet/account-record-link.tsx'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatDateTime, formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { Meter } from '#ui/meter/meter.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { turnoverShare } from '../model.ts'
import styles from './records.module.css'

type BonusDetailProps = { bonus: BonusRecord; timeZone: string }

/** A bonus, and how much of its turnover is done. */
export function BonusDetail({ bonus, timeZone }: BonusDetailProps) {
  const { t } = useTranslation('report')
  const { money } = useMoney()
  const bonusRows = useBonusRows()
  const { amount, at, source, status, removed, wagering } = bonus
  const note = t(`bonusNote.${status}`, {
    left: money(wagering?.left ?? '0.00'),
    time: formatDateTime(wagering?.expiresAt ?? at, timeZone),
  })
  return (
    <Stack gap="5">
      {wagering ? (
        <Meter
          label={t('turnover')}
          value={turnoverShare(wagering)}
          max={100}
          valueText={t('turnoverOf', {
            done: money(wagering.done),
            required: money(wagering.required),
          })}
          note={note}
          tone={status === 'COMPLETED' ? 'success' : 'brand'}
        />
      ) : (
        <p className={styles.muted}>{note}</p>
      )}
      {wagering?.tooHigh ? (
        <p>{t('tooHigh', { count: wagering.tooHigh, maxBet: money(wagering.maxBet ?? '0.00') })}</p>
      ) : null}
      <KeyValue
        rows={[
          { id: 'source', term: t('from'), detail: t(`source.${source}`) },
          { id: 'at', term: t('column.time'), detail: formatDateTime(at, timeZone) },
          ...(wagering
            ? [
                {
                  id: 'terms',
                  term: t('terms'),
                  detail: t(`termsOf.${wagering.base}`, { times: wagering.times }),
                },
                { id: 'games', term: t('counts'), detail: formatList(wagering.games) },
                ...bonusRows({
                  bonus: amount,
                  turnover: wagering.required,
                  maxBet: wagering.maxBet,
                  maxCashOut: wagering.maxCashOut,
                  time: { until: wagering.expiresAt },
                }),
              ]
            : [{ id: 'amount', term: t('column.amount'), detail: money(amount), strong: true }]),
          ...(removed === null || removed === '0.00'
            ? []
            : [{ id: 'removed', term: t('removed'), detail: money(removed), strong: true }]),
        ]}
      />
      <AccountRecordLink kind="BONUS" at={at} entry={bonus.id}>
        {t('inRecord')}
      </AccountRecordLink>
    </Stack>
  )
}
