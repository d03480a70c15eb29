import { useQuery, useQueryClient } from '@tanstack/react-query'
import { claimVipBonus, rewardQueries, type Vip, type VipLevel } from '../../../../api/rewards.ts'
import { useMoney } from '../../../../entities/wallet/use-money.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { toMinor } from '../../../../lib/money.ts'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import { QueryBoundary } from '../../../../patterns/query-boundary.tsx'
import { useIdempotentMutation } from '../../../../patterns/use-idempotent-mutation.ts'
import { WriteButton } from '../../../../patterns/write-button.tsx'
import { useToken } from '../../../../session/store.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Card, cardLook } from '../../../../ui/card/card.tsx'
import { KeyValue } from '../../../../ui/key-value/key-value.tsx'
import { Meter } from '../../../../ui/meter/meter.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { Stack, stackLook } from '../../../../ui/stack/stack.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'

/** OTH-19, D-065: the member's level, the way to the next one, and what each level brings. */
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

/** How much of the next level is reached, 0 to 100. */
function percent(staked: string, needed: string): number {
  const [part, whole] = [toMinor(staked) ?? 0n, toMinor(needed) ?? 0n]
  return whole <= 0n ? 100 : Math.min(100, Number((part * 100n) / whole))
}

function Levels({ vip: { level, staked, next, levels } }: { vip: Vip }) {
  const { t } = useTranslation('vip')
  const { money } = useMoney()
  return (
    <Stack gap="6">
      <Card gap="3">
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
      </Card>
      <section aria-labelledby="vip-levels" {...stackLook({ gap: '3' })}>
        <h2 id="vip-levels">{t('levels')}</h2>
        <ol {...stackLook({ direction: 'grid', gap: 'gutter' })}>
          {levels.map((one) => (
            <Level key={one.level} level={one} current={one.level === level} />
          ))}
        </ol>
      </section>
    </Stack>
  )
}

function Level({ level: one, current }: { level: VipLevel; current: boolean }) {
  const { t } = useTranslation('vip')
  const { money } = useMoney()
  const { level, staked, bonus, state, cashback, withdrawDaily } = one
  const hasBonus = level > 0
  return (
    <li {...cardLook({ gap: '3', tone: current ? 'brand' : 'neutral' })} aria-current={current}>
      <Stack direction="row" justify="between" gap="2">
        <h3>{t('level', { level })}</h3>
        {current ? <Badge>{t('yours')}</Badge> : null}
      </Stack>
      <KeyValue
        rows={[
          { id: 'staked', term: t('staked'), detail: money(staked) },
          { id: 'cashback', term: t('cashback'), detail: `${cashback}%` },
          { id: 'out', term: t('withdraw'), detail: money(withdrawDaily) },
          ...(hasBonus ? [{ id: 'bonus', term: t('bonus'), detail: money(bonus) }] : []),
        ]}
      />
      {hasBonus && state === 'READY' ? <Claim level={level} bonus={bonus} /> : null}
      {hasBonus && state === 'CLAIMED' ? (
        <p>
          <Badge variant="success">{t('claimed')}</Badge>
        </p>
      ) : null}
    </li>
  )
}

function Claim({ level, bonus }: Pick<VipLevel, 'level' | 'bonus'>) {
  const { t } = useTranslation('vip')
  const { money } = useMoney()
  const client = useQueryClient()
  const describe = useErrorText()
  const { queryKey } = rewardQueries.vip(useToken() ?? '')
  const { mutate, busy } = useIdempotentMutation({
    name: 'vip-bonus',
    send: (of: number, requestId) => claimVipBonus({ level: of, requestId }),
    async onSettled(outcome) {
      if (outcome.kind === 'done') {
        client.setQueryData(queryKey, outcome.result)
        toast.show({ tone: 'success', message: t('paid', { amount: money(bonus) }) })
        return
      }
      const message = outcome.kind === 'unknown' ? t('unknown') : describe(outcome.error)
      toast.show({ tone: 'danger', message })
      await client.invalidateQueries({ queryKey })
    },
  })
  return (
    <WriteButton variant="primary" block loading={busy} onClick={() => void mutate(level)}>
      {t('claim', { amount: money(bonus) })}
    </WriteButton>
  )
}
