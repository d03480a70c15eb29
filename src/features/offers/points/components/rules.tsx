import { useQuery } from '@tanstack/react-query'
import { type PointsConfig, pointsQueries } from '#api/offers/points.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatPoints } from '#lib/points.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import styles from './points.module.css'

interface Rate {
  readonly key: string
  readonly from: string
  readonly amount: string
  readonly points: string
}

/** The rules in words, and the rates as a table. */
export function Rules() {
  const query = useQuery(pointsQueries.config())
  return (
    <QueryBoundary query={query} waiting={<Skeleton lines={8} />}>
      {(config) => <RulesOf config={config} />}
    </QueryBoundary>
  )
}

function RulesOf({ config }: { config: PointsConfig }) {
  const { t } = useTranslation('points')
  const { money } = useMoney()
  const rates: Rate[] = [
    { key: 'DEPOSIT', from: t('type.DEPOSIT'), amount: money(config.depositAmount), points: '1' },
    ...config.betting.map(({ type, amount }) => ({
      key: type,
      from: t(`type.${type}`),
      amount: money(amount),
      points: '1',
    })),
    {
      key: 'CONVERT',
      from: t('convert.title'),
      amount: money(config.convertAmount),
      points: formatPoints(config.convertPoints),
    },
  ]
  return (
    <Stack gap="5">
      <ul className={styles.rules}>
        <li>{t('rules.deposit', { amount: money(config.depositAmount) })}</li>
        <li>{t('rules.betting')}</li>
        <li>{t('rules.never')}</li>
        <li>{t('rules.delivery')}</li>
        <li>{t('rules.review')}</li>
        <li>
          {t('rules.convert', {
            points: formatPoints(config.convertPoints),
            amount: money(config.convertAmount),
          })}
        </li>
        <li>{t('rules.password')}</li>
      </ul>
      <DataTable
        captionShown
        caption={t('rates.caption')}
        columns={[
          { id: 'from', header: t('rates.from'), cell: ({ from }) => from },
          { id: 'amount', header: t('rates.amount'), align: 'end', cell: ({ amount }) => amount },
          { id: 'points', header: t('rates.points'), align: 'end', cell: ({ points }) => points },
        ]}
        rows={rates}
        rowKey={({ key }) => key}
      />
    </Stack>
  )
}
