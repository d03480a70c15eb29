import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { rewardQueries, type Vip } from '#api/offers/rewards.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { toMinor } from '#lib/money.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Card } from '#ui/card/card.tsx'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Meter } from '#ui/meter/meter.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Stack, stackLook } from '#ui/stack/stack.tsx'
import { VipClaim, type VipLevel } from '../components/vip-claim.tsx'

/** The member's level, the way to the next one, and what each level brings. */
export default function VipPage() {
  const { t } = useTranslation(['vip', 'member'])
  const query = useQuery(rewardQueries.vip(useToken() ?? ''))
  return (
    <Page gap="6" title={t('member:page.vip')} lead={t('vip:intro')}>
      <QueryBoundary query={query} waiting={<Skeleton lines={8} />}>
        {(vip) => <Levels vip={vip} />}
      </QueryBoundary>
    </Page>
  )
}

const TONES = { LOCKED: 'neutral', READY: 'brand', CLAIMED: 'success' } as const

/** The progress to the next level, 0 to 100. */
function percent(staked: string, needed: string): number {
  const [part, whole] = [toMinor(staked) ?? 0n, toMinor(needed) ?? 0n]
  return whole <= 0n ? 100 : Math.min(100, Number((part * 100n) / whole))
}

function Levels({ vip: { level, staked, next, levels } }: { vip: Vip }) {
  const { t } = useTranslation('vip')
  const { money } = useMoney()
  const columns = useColumns(level)
  // The largest first; the others follow as each is claimed.
  const [ready, ...others] = levels.filter(({ state }) => state === 'READY').reverse()
  return (
    <Stack gap="6">
      <Card gap="4" tone={ready ? 'brand' : 'neutral'}>
        <h2>{t('level', { level })}</h2>
        {next ? (
          <Meter
            label={t('toNext', { level: next.level })}
            value={percent(staked, next.needed)}
            max={100}
            valueText={t('of', { staked: money(staked), needed: money(next.needed) })}
            note={t('left', { amount: money(next.left) })}
          />
        ) : (
          <p>{t('highest')}</p>
        )}
        {ready ? <VipClaim key={ready.level} {...ready} others={others.length} /> : null}
      </Card>
      <section aria-labelledby="vip-levels" {...stackLook({ gap: '3' })}>
        <h2 id="vip-levels">{t('levels')}</h2>
        <DataTable<VipLevel>
          caption={t('table')}
          columns={columns}
          rows={levels}
          rowKey={(one) => String(one.level)}
          openKey={String(level)}
        />
      </section>
    </Stack>
  )
}

/** The columns of the levels: requirement, benefits and the state of the bonus. */
function useColumns(current: number): readonly DataColumn<VipLevel>[] {
  const { t } = useTranslation('vip')
  const { money } = useMoney()
  return useMemo(
    () => [
      {
        id: 'level',
        header: t('column.level'),
        cell: ({ level }) => (
          <Stack direction="row" gap="2" align="center">
            {t('level', { level })}
            {level === current ? <Badge>{t('yours')}</Badge> : null}
          </Stack>
        ),
      },
      { id: 'staked', header: t('staked'), align: 'end', cell: ({ staked }) => money(staked) },
      { id: 'cashback', header: t('cashback'), align: 'end', cell: (one) => `${one.cashback}%` },
      {
        id: 'out',
        header: t('withdraw'),
        align: 'end',
        cell: ({ withdrawDaily }) => money(withdrawDaily),
      },
      {
        id: 'bonus',
        header: t('bonus'),
        align: 'end',
        fixed: 'end',
        cell: ({ level, bonus }) => (level > 0 ? money(bonus) : '—'),
      },
      {
        id: 'state',
        header: t('column.state'),
        fixed: 'end',
        cell: ({ level, state }) =>
          level > 0 ? <Badge variant={TONES[state]}>{t(`state.${state}`)}</Badge> : '',
      },
    ],
    [t, money, current],
  )
}
