import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { systemQueries } from '../../../../api/system.ts'
import { type Winners as Page, WINNERS_PER_PAGE, winnerQueries } from '../../../../api/winners.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { asArray } from '../../../../lib/read.ts'
import { Failure } from '../../../../patterns/forms/failure.tsx'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { buttonLook } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { Pager } from '../../../../ui/pager/pager.tsx'
import { FilterBar } from '../components/filters.tsx'
import { GameDoor } from '../components/game-door.tsx'
import { RowsWaiting } from '../components/rows-waiting.tsx'
import { WinnerList } from '../components/winner-list.tsx'
import { filtersOf, sheetOf, withFilters } from '../model.ts'
import styles from './winners.module.css'

/** The path stays the same, so the frame does not know that this is another page of the list. */
function useTopOf(page: number) {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [page])
}

/** OTH-14, D-046: who won most lately, by period and kind of game, names masked. */
export default function Winners() {
  const { t } = useTranslation('winners')
  const { search } = useLocation()
  const { code } = useLanguage()
  const filters = filtersOf(search)
  const query = useQuery(winnerQueries.page(code, filters))
  useTopOf(filters.page)
  return (
    <section className={styles.page} aria-labelledby="winners-title">
      <div className={styles.head}>
        <div className={styles.title}>
          <h1 id="winners-title">{t('title')}</h1>
          {query.data?.sample ? <Badge variant="brand">{t('sample')}</Badge> : null}
        </div>
        <p className={styles.intro}>
          {query.data ? t(query.data.sample ? 'introSample' : 'intro') : null}
        </p>
      </div>
      <FilterBar />
      {query.data ? <Found data={query.data} /> : null}
      {query.data ? null : <Failure query={query} waiting={<RowsWaiting />} />}
      <p className={styles.note}>{t('note')}</p>
    </section>
  )
}

function Found({ data }: { data: Page }) {
  const { t } = useTranslation('winners')
  const { search } = useLocation()
  const navigate = useNavigate()
  const symbol = useQuery(systemQueries.config()).data?.currency.symbol ?? ''
  const { page, category, period } = filtersOf(search)
  const winners = asArray(data.list)
  const opened = winners.find(({ game }) => game.nodeId === sheetOf(search))
  if (winners.length === 0) {
    const usual = category === 'ALL' && period === 'MONTH' && page === 1
    const all = withFilters(search, { category: 'ALL', period: 'MONTH' })
    const more = (
      <Link to={{ search: all }} {...buttonLook({})}>
        {t('showAll')}
      </Link>
    )
    return <EmptyState icon={Trophy} message={t('empty')} action={usual ? null : more} />
  }
  return (
    <>
      <WinnerList winners={winners} from={(page - 1) * WINNERS_PER_PAGE + 1} symbol={symbol} />
      <Pager
        page={page}
        pages={data.totalPages}
        onChange={(next) => void navigate({ search: withFilters(search, { page: next }) })}
        labels={{
          nav: t('pager.label'),
          previous: t('pager.previous'),
          next: t('pager.next'),
          page: (of) => t('pager.page', { page: formatCount(of) }),
          summary: (of, all) =>
            t('pager.summary', { page: formatCount(of), pages: formatCount(all) }),
          first: t('pager.first'),
          last: t('pager.last'),
        }}
      />
      {opened ? <GameDoor key={opened.game.nodeId} game={opened.game} /> : null}
    </>
  )
}
