import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type PrizeSource, prizeQueries } from '../../../../api/prizes.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { asArray } from '../../../../lib/read.ts'
import { Failure } from '../../../../patterns/forms/failure.tsx'
import { useToken } from '../../../../session/store.ts'
import { Pager } from '../../../../ui/pager/pager.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { usePrizeText } from '../hooks/use-prize-text.ts'
import { useZone } from '../hooks/use-zone.ts'
import styles from './own-results.module.css'
import { Section } from './section.tsx'

/** What this member won here, newest first, by pages. */
export function OwnResults({ source }: { source: PrizeSource }) {
  const { t } = useTranslation('prizes')
  const [page, setPage] = useState(1)
  const token = useToken()
  const query = useQuery({
    ...prizeQueries.results(token ?? '', source, page),
    enabled: token !== null,
  })
  const text = usePrizeText(query.data?.currency ?? '')
  const zone = useZone()
  const list = asArray(query.data?.list)
  return (
    <Section title={t('results.title')} id="results">
      {query.data === undefined ? (
        <Failure query={query} waiting={<Skeleton lines={5} />} />
      ) : list.length === 0 ? (
        <p className={styles.empty}>{t('results.empty')}</p>
      ) : (
        <ul className={styles.list} aria-busy={query.isPlaceholderData}>
          {list.map(({ id, prize, at }) => (
            <li key={id} className={styles.row}>
              <bdi className={styles.prize}>{text.prize(prize)}</bdi>
              <time dateTime={new Date(at).toISOString()}>
                {zone.at(at)} ({zone.zone(at)})
              </time>
            </li>
          ))}
        </ul>
      )}
      <ResultPager page={page} pages={query.data?.totalPages ?? 0} onChange={setPage} />
    </Section>
  )
}

interface ResultPagerProps {
  page: number
  pages: number
  onChange: (page: number) => void
}

export function ResultPager({ page, pages, onChange }: ResultPagerProps) {
  const { t } = useTranslation('prizes')
  return (
    <Pager
      page={page}
      pages={pages}
      onChange={onChange}
      labels={{
        nav: t('results.pages'),
        previous: t('results.previous'),
        next: t('results.next'),
        page: (of) => t('results.page', { page: formatCount(of) }),
        summary: (of, all) =>
          t('results.summary', { page: formatCount(of), pages: formatCount(all) }),
        first: t('results.first'),
        last: t('results.last'),
      }}
    />
  )
}
