import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type PrizeSource, prizeQueries } from '#api/offers/prizes.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { Pagination } from '#patterns/pagination.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useTimeText } from '#patterns/use-time-text.ts'
import { useToken } from '#session/store.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { usePrizeText } from '../../hooks/use-prize-text.ts'
import { Section } from '../page/section.tsx'
import styles from './own-results.module.css'

/** This member's prizes from `source`, newest first. */
export function OwnResults({ source }: { source: PrizeSource }) {
  const { t } = useTranslation('prizes')
  const [page, setPage] = useState(1)
  const token = useToken()
  const query = useQuery({
    ...prizeQueries.results(token ?? '', source, page),
    enabled: token !== null,
  })
  const text = usePrizeText(query.data?.currency ?? '')
  const { stamp } = useTimeText()
  return (
    <Section title={t('results.title')} id="results">
      <QueryBoundary query={query} waiting={<Skeleton lines={5} />}>
        {({ list }) =>
          asArray(list).length === 0 ? (
            <p className={styles.empty}>{t('results.empty')}</p>
          ) : (
            <ul className={styles.list} aria-busy={query.isPlaceholderData}>
              {asArray(list).map(({ id, prize, at }) => (
                <li key={id} className={styles.row}>
                  <bdi className={styles.prize}>{text.prize(prize)}</bdi>
                  <time dateTime={new Date(at).toISOString()}>{stamp(at)}</time>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <Pagination
        label={t('results.pages')}
        page={page}
        pages={query.data?.totalPages ?? 0}
        onChange={setPage}
      />
    </Section>
  )
}
