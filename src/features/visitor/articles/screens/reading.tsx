import { useQuery } from '@tanstack/react-query'
import { Newspaper } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ArticleKind, readingQueries } from '../../../../api/reading.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { asArray } from '../../../../lib/read.ts'
import { Failure } from '../../../../patterns/forms/failure.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { ArticleCards, CardsWaiting } from '../components/article-cards.tsx'
import { ArticlePage } from '../components/article-page.tsx'
import { ArticlePager } from '../components/article-pager.tsx'
import { articleOf, kindOf, pageOf, withPlace } from '../model.ts'
import styles from './reading.module.css'

/** OTH-16, OTH-17: the list by pages, or the article that the address names. */
export default function Reading({ title }: { title: string }) {
  const { search } = useLocation()
  const kind = kindOf(title)
  const id = articleOf(search)
  const page = pageOf(search)
  const place = `${id} ${page}`

  // The path stays the same, so the frame does not know that this is another page.
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [place])

  return id === null ? (
    <List kind={kind} page={page} />
  ) : (
    <ArticlePage key={id} kind={kind} id={id} />
  )
}

function List({ kind, page }: { kind: ArticleKind; page: number }) {
  const { t } = useTranslation('reading')
  const { code } = useLanguage()
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useQuery(readingQueries.page(kind, code, page))
  const articles = asArray(query.data?.list)
  return (
    <section className={styles.page} aria-labelledby="reading-title">
      <div className={styles.head}>
        <h1 id="reading-title">{t(`shelf.${kind}.title`)}</h1>
        <p className={styles.intro}>{t(`shelf.${kind}.intro`)}</p>
      </div>
      {query.data === undefined ? (
        <Failure query={query} waiting={<CardsWaiting />} />
      ) : articles.length === 0 ? (
        <EmptyState icon={Newspaper} message={t(`shelf.${kind}.empty`)} />
      ) : (
        <ArticleCards articles={articles} level={2} />
      )}
      <ArticlePager
        page={page}
        pages={query.data?.totalPages ?? 0}
        onChange={(next) => void navigate({ search: withPlace(search, { page: next }) })}
      />
    </section>
  )
}
