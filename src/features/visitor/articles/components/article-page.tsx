import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Newspaper } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Article, type ArticleKind, articleQueries } from '#api/content/articles.ts'
import { systemQueries } from '#api/content/system.ts'
import { asApiError } from '#api/transport/error.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useSearchState } from '#patterns/use-search-state.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { linkLook } from '#ui/link/link.tsx'
import { pageLook } from '#ui/page/page.tsx'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Stack, stackLook } from '#ui/stack/stack.tsx'
import { SEARCH } from '../model.ts'
import { ArticleCards } from './article-cards.tsx'
import styles from './article-page.module.css'
import { ArticlePicture } from './article-picture.tsx'
import { Byline } from './byline.tsx'

/** One article, its HTML cleaned, and three others. */
export function ArticlePage({ kind, id }: { kind: ArticleKind; id: number }) {
  const { t } = useTranslation('reading')
  const { code } = useLanguage()
  const { searchWith } = useSearchState(SEARCH)
  const query = useQuery(articleQueries.article(kind, code, id))
  const isGone = query.isLoadingError && asApiError(query.error).status === 404
  return (
    <div {...pageLook({ gap: '4' })}>
      <div>
        <Link to={{ search: searchWith({ id: null }) }} {...linkLook({ variant: 'standalone' })}>
          <Icon of={ArrowLeft} size="sm" directional />
          {t(`shelf.${kind}.back`)}
        </Link>
      </div>
      {isGone ? (
        <>
          <h1>{t(`shelf.${kind}.title`)}</h1>
          <EmptyState icon={Newspaper} message={t('gone')} />
        </>
      ) : (
        <QueryBoundary query={query} waiting={<ArticleSkeleton />}>
          {(data) => <ArticleBody kind={kind} data={data} />}
        </QueryBoundary>
      )}
    </div>
  )
}

const articleLook = stackLook({ gap: '6', className: styles.article })

function ArticleBody({ kind, data }: { kind: ArticleKind; data: Article }) {
  const { article, content, related } = data
  const { t } = useTranslation('reading')
  const navigate = useNavigate()
  const images = asArray(useQuery(systemQueries.config()).data?.imageCDNs)
  const others = asArray(related)
  const title = useRef<HTMLHeadingElement>(null)

  // Moves the focus from a link of the previous article, so that a screen reader reads the new one.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [])

  return (
    <>
      <article {...articleLook} aria-labelledby="article-title">
        <Stack gap="3">
          <h1 id="article-title" ref={title} className={styles.title} tabIndex={-1} dir="auto">
            {article.title}
          </h1>
          <Byline article={article} />
          <p className={styles.summary} dir="auto">
            {article.summary}
          </p>
        </Stack>
        {article.picture === null ? null : (
          <div className={styles.picture}>
            <ArticlePicture path={article.picture} />
          </div>
        )}
        <RichText
          html={content}
          images={images}
          level={1}
          lines={8}
          dir="auto"
          onNavigate={(href) => void navigate(href)}
        />
      </article>
      {others.length > 0 ? (
        <section {...stackLook({ className: styles.related })} aria-labelledby="related-title">
          <h2 id="related-title">{t(`shelf.${kind}.related`)}</h2>
          <ArticleCards articles={others} level={3} />
        </section>
      ) : null}
    </>
  )
}

function ArticleSkeleton() {
  const { t } = useTranslation('common')
  return (
    <section {...articleLook} aria-busy="true" aria-label={t('state.loading')}>
      <Skeleton lines={2} />
      <Skeleton shape="live" />
      <Skeleton lines={8} />
    </section>
  )
}
