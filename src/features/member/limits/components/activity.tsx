import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ActivityPeriod, type ActivityStatement, limitQueries } from '#api/member/limits.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatCount, formatDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { absolute, amountSign } from '#lib/money.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'
import { Card } from '#ui/card/card.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { StatCard } from '#ui/stat-card/stat-card.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'

const TREND = { '1': 'up', '0': 'level', '-1': 'down' } as const
const TONE = { '1': 'success', '0': 'neutral', '-1': 'danger' } as const
const signKey = (net: string) => `${amountSign(net) ?? 0}` as const

/** The member's play in plain words; the server provides the sums. */
export function Activity() {
  const { t } = useTranslation('limits')
  const [period, setPeriod] = useState<ActivityPeriod>('WEEK')
  const query = useQuery(limitQueries.activity(useToken() ?? '', period))
  const content = (
    <QueryBoundary query={query} waiting={<Skeleton lines={5} />}>
      {(statement) => <Statement statement={statement} />}
    </QueryBoundary>
  )
  return (
    <Tabs
      label={t('activity.title')}
      look="pill"
      value={period}
      onChange={(value) => setPeriod(value === 'MONTH' ? 'MONTH' : 'WEEK')}
      items={[
        { value: 'WEEK', label: t('activity.WEEK'), content },
        { value: 'MONTH', label: t('activity.MONTH'), content },
      ]}
    />
  )
}

function Statement({ statement }: { statement: ActivityStatement }) {
  const { t } = useTranslation('limits')
  const { money, signed } = useMoney()
  const { net, netBefore, rounds, days, worstDay } = statement
  const sign = signKey(net)
  if (rounds === 0) return <Card>{t('activity.nothing')}</Card>
  return (
    <Card gap="4">
      <p>
        {t(`activity.sentence.${TREND[sign]}`, {
          days: t('activity.days', { count: days }),
          rounds: formatCount(rounds),
          amount: money(absolute(net)),
        })}{' '}
        {worstDay
          ? t('activity.worst', { day: formatDay(worstDay.day), amount: signed(worstDay.net) })
          : null}
      </p>
      <StatCard
        label={t('activity.net')}
        value={signed(net)}
        delta={{
          text: t(`activity.standing.${TREND[sign]}`),
          trend: TREND[sign],
          tone: TONE[sign],
        }}
        note={t('activity.before', { amount: signed(netBefore) })}
      />
      <KeyValue
        rows={[
          { id: 'staked', term: t('activity.staked'), detail: money(statement.staked) },
          { id: 'won', term: t('activity.won'), detail: money(statement.won) },
          {
            id: 'in',
            term: t('activity.deposits', { count: statement.deposits }),
            detail: money(statement.deposited),
          },
          {
            id: 'out',
            term: t('activity.withdrawals', { count: statement.withdrawals }),
            detail: money(statement.withdrawn),
          },
        ]}
      />
    </Card>
  )
}
