import { useQuery } from '@tanstack/react-query'
import { History as HistoryIcon } from 'lucide-react'
import { type AuditEntry, type LoginEntry, securityQueries } from '#api/member/security.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { auditTextKey } from '../model.ts'
import styles from './history.module.css'

/** The logins of the last ninety days, including refused ones. */
export function LoginHistory() {
  const { t } = useTranslation('security')
  const logins = useQuery(securityQueries.logins(useToken() ?? ''))
  return (
    <QueryBoundary query={logins} waiting={<Skeleton lines={5} />}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState icon={HistoryIcon} message={t('logins.none')} />
        ) : (
          <ol>
            {list.map((entry) => (
              <Login key={entry.id} {...entry} />
            ))}
          </ol>
        )
      }
    </QueryBoundary>
  )
}

function Login({ at, device, place, ip, method, outcome }: LoginEntry) {
  const { t } = useTranslation('security')
  return (
    <li className={styles.entry}>
      <time className={styles.time}>{formatDateTime(at)}</time>
      <span>
        {t(`logins.way.${method}`)} · <bdi>{device}</bdi> · {place} · <bdi>{ip}</bdi>
      </span>
      {outcome === 'REFUSED' ? <Badge variant="danger">{t('logins.refused')}</Badge> : null}
    </li>
  )
}

/** Every sensitive action of the account; nothing in it can be changed. */
export function AuditTrail() {
  const { t } = useTranslation('security')
  const audit = useQuery(securityQueries.audit(useToken() ?? ''))
  return (
    <QueryBoundary query={audit} waiting={<Skeleton lines={5} />}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState icon={HistoryIcon} message={t('audit.none')} />
        ) : (
          <ol>
            {list.map((entry) => (
              <Action key={entry.id} {...entry} />
            ))}
          </ol>
        )
      }
    </QueryBoundary>
  )
}

function Action({ at, action, detail }: AuditEntry) {
  const { t } = useTranslation('security')
  return (
    <li className={styles.entry}>
      <time className={styles.time}>{formatDateTime(at)}</time>
      <span>
        {t(`audit.action.${auditTextKey(action)}`)}
        {detail ? (
          <>
            {' · '}
            <bdi>{detail}</bdi>
          </>
        ) : null}
      </span>
    </li>
  )
}
