import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { securityQueries } from '#api/member/security.ts'
import { serverNow } from '#api/transport/server-time.ts'
import { foreignZone } from '#i18n/moment.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { useTimeZone } from '#patterns/use-time-zone.ts'
import { useToken } from '#session/store.ts'
import { Accordion } from '#ui/accordion/accordion.tsx'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { AuditTrail, LoginHistory } from '../components/history.tsx'
import { LinkedAccounts } from '../components/linked-accounts.tsx'
import { Protections } from '../components/protections.tsx'
import { SafetyCard } from '../components/safety-card.tsx'
import { Sessions } from '../components/sessions.tsx'

/** My account: its security level, its protections, its sessions, and how to close it. */
export default function SecurityCenter() {
  const { t } = useTranslation(['security', 'member'])
  const { open } = usePopup()
  const { link } = useMemberPages()
  const config = useQuery(securityQueries.config(useToken() ?? ''))
  const zone = foreignZone(serverNow(), useTimeZone())
  const lead = t('security:center.lead')
  const profile = (
    <Link {...link('profile')} {...buttonLook({})}>
      {t('security:center.profile')}
    </Link>
  )
  return (
    <Page
      gap="5"
      title={t('member:page.securityCenter')}
      lead={zone === null ? lead : `${lead} ${t('security:center.zone', { zone })}`}
      actions={profile}
    >
      <QueryBoundary
        query={config}
        waiting={
          <Card padding="lg" aria-busy="true">
            <Skeleton lines={8} />
          </Card>
        }
      >
        {(data) => (
          <>
            <SafetyCard config={data} />
            <Card padding="lg">
              <h2>{t('security:center.protections')}</h2>
              <Protections config={data} />
            </Card>
            <Card padding="lg">
              <h2>{t('security:linked.title')}</h2>
              <LinkedAccounts linked={data.linked} />
            </Card>
          </>
        )}
      </QueryBoundary>
      <Card padding="lg">
        <h2>{t('security:sessions.title')}</h2>
        <Sessions />
      </Card>
      <Accordion
        level={2}
        items={[
          { id: 'logins', title: t('security:logins.title'), content: () => <LoginHistory /> },
          { id: 'audit', title: t('security:audit.title'), content: () => <AuditTrail /> },
        ]}
      />
      <Card padding="lg" gap="3">
        <h2>{t('security:close.title')}</h2>
        <p>{t('security:close.text')}</p>
        <p>
          <Button variant="ghost" onClick={() => open('secure', { do: 'close' })}>
            {t('security:close.begin')}
          </Button>
        </p>
      </Card>
    </Page>
  )
}
