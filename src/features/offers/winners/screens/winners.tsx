import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { systemQueries } from '#api/content/system.ts'
import { type Winners as Answer, WINNERS_PER_PAGE, winnerQueries } from '#api/offers/winners.ts'
import { useSheetAddress } from '#entities/game/sheet-address.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { Pagination } from '#patterns/pagination.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useSearchState } from '#patterns/use-search-state.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { buttonLook } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { RowsSkeleton } from '../components/rows-skeleton.tsx'
import { WinnerFilters } from '../components/winner-filters.tsx'
import { WinnerList } from '../components/winner-list.tsx'
import { WonGameSheet } from '../components/won-game-sheet.tsx'
import { WINNERS_SEARCH } from '../model.ts'
import styles from './winners.module.css'

/** Another page of a list has the same path, so the shell does not scroll to its top. */
function useScrollToTop(page: number) {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [page])
}

/** The highest wins by period and kind of games, with masked names. */
export default function Winners() {
  const { t } = useTranslation('winners')
  const { code } = useLanguage()
  const { type: category, period, page } = useSearchState(WINNERS_SEARCH).values
  const query = useQuery(winnerQueries.page(code, { category, period, page }))
  useScrollToTop(page)
  const intro = query.data && t(query.data.sample ? 'introSample' : 'intro')
  return (
    <Page
      gap="5"
      title={t('title')}
      mark={query.data?.sample ? <Badge variant="brand">{t('sample')}</Badge> : null}
      lead={<span className={styles.intro}>{intro}</span>}
    >
      <WinnerFilters />
      <QueryBoundary query={query} waiting={<RowsSkeleton />}>
        {(data) => <WinnersOfPage data={data} />}
      </QueryBoundary>
      <p className={styles.note}>{t('note')}</p>
    </Page>
  )
}

function WinnersOfPage({ data }: { data: Answer }) {
  const { t } = useTranslation('winners')
  const { values, setValues, searchWith } = useSearchState(WINNERS_SEARCH)
  const { type, period, page } = values
  const { nodeId } = useSheetAddress()
  const symbol = useQuery(systemQueries.config()).data?.currency.symbol ?? ''
  const winners = asArray(data.list)
  const opened = winners.find(({ game }) => game.nodeId === nodeId)
  if (winners.length === 0) {
    const widest = type === 'ALL' && period === 'MONTH' && page === 1
    const showAll = (
      <Link
        to={{ search: searchWith({ type: 'ALL', period: 'MONTH', page: 1 }) }}
        {...buttonLook({})}
      >
        {t('showAll')}
      </Link>
    )
    return <EmptyState icon={Trophy} message={t('empty')} action={widest ? null : showAll} />
  }
  return (
    <>
      <WinnerList winners={winners} from={(page - 1) * WINNERS_PER_PAGE + 1} symbol={symbol} />
      <Pagination
        label={t('pager.label')}
        page={page}
        pages={data.totalPages}
        onChange={(next) => void setValues({ page: next })}
      />
      {opened ? <WonGameSheet key={opened.game.nodeId} game={opened.game} /> : null}
    </>
  )
}
