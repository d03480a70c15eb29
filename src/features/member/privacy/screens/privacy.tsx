import { useQuery } from '@tanstack/react-query'
import { privacyQueries } from '#api/member/privacy.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { AnalyticsConsent } from '../components/analytics-consent.tsx'
import { DataCard } from '../components/data-card.tsx'
import { ErasureCard } from '../components/erasure-card.tsx'
import { MarketingConsents } from '../components/marketing-consents.tsx'
import { TextConsents } from '../components/text-consents.tsx'

/** The member's consents, and the export and deletion of their data. */
export default function PrivacyPage() {
  const { t } = useTranslation(['privacy', 'member'])
  const token = useToken() ?? ''
  const consents = useQuery(privacyQueries.consents(token))
  const erasure = useQuery(privacyQueries.erasure(token))
  return (
    <Page gap="5" title={t('member:page.privacy')} lead={t('privacy:lead')}>
      <QueryBoundary query={consents} waiting={<Skeleton lines={8} />}>
        {({ list, marketingBlocked }) => (
          <>
            <Card padding="lg">
              <h2>{t('privacy:texts.title')}</h2>
              <TextConsents consents={list} />
            </Card>
            <Card padding="lg">
              <h2>{t('privacy:marketing.title')}</h2>
              <MarketingConsents consents={list} blocked={marketingBlocked} />
            </Card>
          </>
        )}
      </QueryBoundary>
      <Card padding="lg">
        <h2>{t('privacy:analytics.title')}</h2>
        <AnalyticsConsent />
      </Card>
      <Card padding="lg">
        <h2>{t('privacy:data.title')}</h2>
        <DataCard />
      </Card>
      <Card padding="lg">
        <h2>{t('privacy:erasure.title')}</h2>
        <QueryBoundary query={erasure} waiting={<Skeleton lines={4} />}>
          {(request) => <ErasureCard erasure={request} />}
        </QueryBoundary>
      </Card>
    </Page>
  )
}
