import { useQuery } from '@tanstack/react-query'
import { Newspaper } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type ArticleKind, articleQueries } from '#api/content/articles.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { Pagination } from '#patterns/pagination.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useSearchState } from '#patterns/use-search-state.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { ArticleCards, ArticleCardsSkeleton } from '../components/article-cards.tsx'
import { ArticlePage } from '../components/article-page.tsx'
import { SEARCH } from '../model.ts'

/** The list by pages, or the article that the address names. */
export default function Articles({ kind }: { kind: ArticleKind }) {
  const { values } = useSearchState(SEARCH)
  const { id, page } = values
  const location = `${id} ${page}`

  // The path is the same for every article, so the shell does not scroll to the top.
  const shown = useRef(location)
  useEffect(() => {
    if (shown.current === location) return
    shown.current = location
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [location])

  return id === null ? (
    <ArticleList kind={kind} page={page} />
  ) : (
    <ArticlePage key={id} kind={kind} id={id} />
  )
}

function ArticleList({ kind, page }: { kind: ArticleKind; page: number }) {
  const { t } = useTranslation('reading')
  const { code } = useLanguage()
  const { setValues } = useSearchState(SEARCH)
  const query = useQuery(articleQueries.page(kind, code, page))
  return (
    <Page title={t(`shelf.${kind}.title`)} lead={t(`shelf.${kind}.intro`)}>
      <QueryBoundary query={query} waiting={<ArticleCardsSkeleton />}>
        {({ list }) => {
          const articles = asArray(list)
          return articles.length === 0 ? (
            <EmptyState icon={Newspaper} message={t(`shelf.${kind}.empty`)} />
          ) : (
            <ArticleCards articles={articles} level={2} />
          )
        }}
      </QueryBoundary>
      <Pagination
        page={page}
        pages={query.data?.totalPages ?? 0}
        onChange={(next) => void setValues({ page: next })}
      />
    </Page>
  )
}
