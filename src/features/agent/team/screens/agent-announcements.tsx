import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useNavigate } from 'react-router'
import { agentQueries } from '#api/agent/agent.ts'
import { systemQueries } from '#api/content/system.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'
import { cardLook } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from '../components/team.module.css'

/** The merchant's announcements to agents, newest first. */
export default function AgentAnnouncements() {
  const { t } = useTranslation(['team', 'agent'])
  const navigate = useNavigate()
  const { code } = useLanguage()
  const config = useQuery(systemQueries.config()).data
  const query = useQuery(agentQueries.announcements(useToken() ?? '', code))
  const empty = <EmptyState icon={Megaphone} message={t('team:announcements.empty')} />
  return (
    <Page gap="4" title={t('agent:page.agentAnnouncement')}>
      <QueryBoundary query={query} waiting={<Skeleton lines={8} />}>
        {({ list }) =>
          list.length === 0
            ? empty
            : list.map(({ id, title, html, at }) => (
                <article key={id} {...cardLook({ gap: '2', className: styles.announcement })}>
                  <h2 className={styles.heading} dir="auto">
                    {title}
                  </h2>
                  <time dateTime={new Date(at).toISOString()}>
                    {formatDateTime(at, config?.timeZone)}
                  </time>
                  <RichText
                    html={html}
                    images={asArray(config?.imageCDNs)}
                    level={3}
                    dir="auto"
                    onNavigate={(href) => void navigate(href)}
                  />
                </article>
              ))
        }
      </QueryBoundary>
    </Page>
  )
}
