import type { RefObject } from 'react'
import type { Deposit } from '#api/money/deposit.ts'
import { AccountRecordLink } from '#entities/wallet/account-record-link.tsx'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Card } from '#ui/card/card.tsx'
import { Timeline, type TimelineEntry } from '#ui/timeline/timeline.tsx'
import styles from './step.module.css'

const END = {
  PENDING: 'todo',
  PROCESSING: 'current',
  CREDITED: 'done',
  FAILED: 'failed',
  EXPIRED: 'failed',
} as const

const timeOf = (at: number) => ({
  text: formatDateTime(at),
  dateTime: new Date(at).toISOString(),
})

interface DepositProgressProps {
  deposit: Deposit
  heading?: RefObject<HTMLHeadingElement | null> | undefined
}

/** The progress of a deposit, with times, the expected time, and the reason when it failed. */
export function DepositProgress({ deposit, heading }: DepositProgressProps) {
  const { t } = useTranslation('deposit')
  const { money } = useMoney()
  const { state, createdAt, paidAt, expectedAt, settledAt, reason } = deposit
  const amount = money(deposit.credited)
  const begun: TimelineEntry = {
    id: 'begun',
    title: t('progress.begun'),
    state: 'done',
    time: timeOf(createdAt),
  }
  const unpaid = state === 'EXPIRED' ? 'failed' : 'current'
  const paid: TimelineEntry = {
    id: 'paid',
    title: t(paidAt === null ? 'progress.unpaid' : 'progress.paid'),
    state: paidAt === null ? unpaid : 'done',
    ...(paidAt === null ? {} : { time: timeOf(paidAt) }),
  }
  const end: TimelineEntry = {
    id: 'end',
    title: t(`progress.end.${state}`, { amount }),
    state: END[state],
    ...(settledAt === null ? {} : { time: timeOf(settledAt) }),
    ...(expectedAt === null
      ? {}
      : { expected: t('progress.expected', { time: formatDateTime(expectedAt) }) }),
    text: reason ?? undefined,
  }
  return (
    <Card>
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {t(`state.${state}`)}
        </h2>
        <p>{t(`stateText.${state}`, { amount })}</p>
      </div>
      <Timeline
        label={t('progress.label')}
        stateLabels={{
          done: t('progress.done'),
          current: t('progress.current'),
          todo: t('progress.todo'),
          failed: t('progress.failed'),
        }}
        entries={[begun, paid, end]}
      />
      {state === 'CREDITED' && settledAt !== null ? (
        <AccountRecordLink kind="DEPOSIT" at={settledAt}>
          {t('inRecord')}
        </AccountRecordLink>
      ) : null}
    </Card>
  )
}
