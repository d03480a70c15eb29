import { useQuery } from '@tanstack/react-query'
import { Percent } from 'lucide-react'
import { useMemo } from 'react'
import { type ManualRebate, rewardQueries } from '#api/offers/rewards.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatMoney } from '#lib/money.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useTimeText } from '#patterns/use-time-text.ts'
import { useTimeZone } from '#patterns/use-time-zone.ts'
import { useToken } from '#session/store.ts'
import { Card } from '#ui/card/card.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { stackLook } from '#ui/stack/stack.tsx'
import { RebateClaim } from '../components/rebate-claim.tsx'

type Row = ManualRebate['rows'][number]

/** The rebate on valid bets since the last one, and claiming it. */
export default function ManualRebatePage() {
  const { t } = useTranslation(['rebate', 'member'])
  const query = useQuery(rewardQueries.rebate(useToken() ?? ''))
  return (
    <Page gap="6" title={t('member:page.manualRebate')} lead={t('rebate:intro')}>
      <QueryBoundary query={query} waiting={<Skeleton lines={8} />}>
        {(rebate) => (
          <>
            <Ready rebate={rebate} />
            <Rows {...rebate} />
            <Claims {...rebate} />
          </>
        )}
      </QueryBoundary>
    </Page>
  )
}

function Ready({ rebate }: { rebate: ManualRebate }) {
  const { t } = useTranslation('rebate')
  const { money } = useMoney()
  const timeZone = useTimeZone()
  const { state, total, minimum, since, nextAt } = rebate
  const { moment } = useTimeText()
  return (
    <Card gap="3">
      <h2>{t(`state.${state}`, { amount: money(total) })}</h2>
      <p>
        {since === null ? t('sinceEver') : t('since', { time: formatDateTime(since, timeZone) })}
      </p>
      {state === 'READY' ? <RebateClaim total={total} /> : null}
      {state === 'BELOW' ? <p>{t('below', { minimum: money(minimum) })}</p> : null}
      {nextAt === null ? null : <p>{t('next', { time: moment(nextAt) })}</p>}
    </Card>
  )
}

function Rows({ rows, total }: ManualRebate) {
  const { t } = useTranslation(['rebate', 'play'])
  const columns = useMemo(
    () => [
      {
        id: 'type',
        header: t('rebate:column.type'),
        cell: ({ gameType }: Row) => t(`play:types.${gameType}`),
      },
      {
        id: 'validBet',
        header: t('rebate:column.validBet'),
        align: 'end' as const,
        cell: ({ validBet }: Row) => formatMoney(validBet),
      },
      {
        id: 'rate',
        header: t('rebate:column.rate'),
        align: 'end' as const,
        cell: ({ rate }: Row) => `${rate}%`,
      },
      {
        id: 'amount',
        header: t('rebate:column.amount'),
        align: 'end' as const,
        fixed: 'end' as const,
        cell: ({ amount }: Row) => formatMoney(amount),
      },
    ],
    [t],
  )
  if (rows.length === 0) return <EmptyState icon={Percent} message={t('rebate:empty')} />
  return (
    <DataTable<Row>
      caption={t('rebate:rows')}
      columns={columns}
      rows={rows}
      rowKey={({ gameType }) => gameType}
      totals={[{ label: t('rebate:total'), cells: { amount: formatMoney(total) } }]}
    />
  )
}

function Claims({ claims }: ManualRebate) {
  const { t } = useTranslation('rebate')
  const { money } = useMoney()
  const timeZone = useTimeZone()
  if (claims.length === 0) return null
  return (
    <section aria-labelledby="rebate-claims" {...stackLook({ gap: '3' })}>
      <h2 id="rebate-claims">{t('claims')}</h2>
      <KeyValue
        rows={claims.map(({ id, at, amount }) => ({
          id,
          term: formatDateTime(at, timeZone),
          detail: money(amount),
        }))}
      />
    </section>
  )
}
