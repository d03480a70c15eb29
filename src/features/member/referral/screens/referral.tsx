import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { type Referral as Answer, referralQueries } from '#api/offers/referral.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'
import { cardLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Stack, stackLook } from '#ui/stack/stack.tsx'
import { StatCard } from '#ui/stat-card/stat-card.tsx'
import { AddLink } from '../components/add-link.tsx'
import { InviteLink } from '../components/invite-link.tsx'

/** Inviting friends, by one link or by one for each place. */
export default function Referral() {
  const { t } = useTranslation(['referral', 'member'])
  const query = useQuery(referralQueries.own(useToken() ?? ''))
  return (
    <Page gap="5" title={t('member:page.referral')} lead={t('referral:intro')}>
      <QueryBoundary query={query} waiting={<Skeleton lines={8} />}>
        {(referral) => <Links referral={referral} />}
      </QueryBoundary>
    </Page>
  )
}

function Links({ referral }: { referral: Answer }) {
  const { t } = useTranslation('referral')
  const { money } = useMoney()
  const titleId = useId()
  const addId = useId()
  const { totals, links } = referral
  const counts = (['clicks', 'registrations', 'depositors'] as const).map((id) => (
    <StatCard key={id} label={t(id)} value={formatCount(totals[id])} />
  ))
  return (
    <Stack gap="6">
      <div {...stackLook({ direction: 'grid', gap: 'gutter' })}>
        {counts}
        <StatCard label={t('earned')} value={money(totals.earned)} />
      </div>
      <Terms terms={referral.terms} />
      <section aria-labelledby={titleId} {...stackLook({ gap: '3' })}>
        <h2 id={titleId}>{t('links')}</h2>
        {links.map((link) => (
          <InviteLink key={link.code} link={link} />
        ))}
      </section>
      <section aria-labelledby={addId} {...stackLook({ gap: '3' })}>
        <h2 id={addId}>{t('add.title')}</h2>
        <AddLink referral={referral} />
      </section>
      <p>{t('fair')}</p>
    </Stack>
  )
}

/** The conditions for a reward for a friend. */
function Terms({ terms }: Pick<Answer, 'terms'>) {
  const { t } = useTranslation('referral')
  const { money } = useMoney()
  const titleId = useId()
  const { reward, turnover, maxPerMonth: count } = terms
  const wanted = [t('terms.deposit'), t('terms.turnover', { turnover: money(turnover) })]
  return (
    <section aria-labelledby={titleId} {...cardLook({ gap: '3', padding: 'md' })}>
      <h2 id={titleId}>{t('terms.title')}</h2>
      <ul {...stackLook({ gap: '2' })}>
        {[...wanted, t('terms.own')].map((text) => (
          <li key={text} {...stackLook({ direction: 'row', gap: '2', align: 'start' })}>
            <Icon of={Check} size="md" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p>{`${t('terms.reward', { reward: money(reward) })} ${t('terms.most', { count })}`}</p>
    </section>
  )
}
