import type { UseQueryResult } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { asApiError } from '../../../../api/error.ts'
import { errorKey } from '../../../../api/error-key.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ErrorState } from '../../../../ui/error-state/error-state.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import styles from './section.module.css'

type SectionProps = {
  title: string
  /** Beside the title: a label, a pause button. */
  aside?: ReactNode
  more?: { to: string; count: number | null } | undefined
  children: ReactNode
}

/** A titled part of the page. */
export function Section({ title, aside, more, children }: SectionProps) {
  const { t } = useTranslation(['home', 'common'])
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
        {more ? (
          <Link className={styles.more} to={more.to} aria-describedby={id}>
            {more.count === null
              ? t('common:action.more')
              : t('viewAll', { total: formatCount(more.count) })}
            <Icon of={ChevronRight} size="sm" directional />
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  )
}

type FailedProps = {
  error: unknown
  retrying: boolean
  onRetry: () => void
  className?: string | undefined
}

/** What one section says when its call failed; the others go on. */
export function Failed({ error, retrying, onRetry, className }: FailedProps) {
  const { t } = useTranslation('common')
  const failure = asApiError(error)
  const words = {
    label: t('state.trace'),
    copyLabel: t('action.copy'),
    copiedLabel: t('action.copied'),
  }
  return (
    <ErrorState
      className={className}
      message={t(`error.${errorKey(failure)}`)}
      retryLabel={t('action.retry')}
      retrying={retrying}
      onRetry={onRetry}
      trace={failure.traceId ? { id: failure.traceId, ...words } : undefined}
    />
  )
}

/** The error of a query, which stays while it is tried again, and how to try again. */
export function useFailure(query: UseQueryResult<unknown>) {
  const [past, setPast] = useState<unknown>(null)
  const retry = () => {
    setPast(query.error)
    void query.refetch().finally(() => setPast(null))
  }
  const failed = query.data === undefined && (query.isError || past !== null)
  return { failed, error: query.error ?? past, retrying: past !== null, onRetry: retry }
}

type OutcomeProps<T> = {
  query: UseQueryResult<T>
  waiting: ReactNode
  children: (value: T) => ReactNode
}

/** A query as its content, its skeleton or its failure. */
export function Outcome<T>({ query, waiting, children }: OutcomeProps<T>) {
  const { failed, ...failure } = useFailure(query)
  if (query.data !== undefined) return children(query.data)
  return failed ? <Failed className={styles.failed} {...failure} /> : waiting
}
