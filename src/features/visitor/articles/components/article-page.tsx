import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Newspaper } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { asApiError } from '../../../../api/error.ts'
import { type Article, type ArticleKind, readingQueries } from '../../../../api/reading.ts'
import { systemQueries } from '../../../../api/system.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { asArray } from '../../../../lib/read.ts'
import { Failure } from '../../../../patterns/forms/failure.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { linkLook } from '../../../../ui/link/link.tsx'
import { RichText } from '../../../../ui/rich-text/rich-text.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { withPlace } from '../model.ts'
import { ArticleCards } from './article-cards.tsx'
import styles from './article-page.module.css'
import { Byline } from './byline.tsx'
import { Picture } from './picture.tsx'

/** OTH-16, OTH-17, D-049: one article, cleaned, and three others. */
export function ArticlePage({ kind, id }: { kind: ArticleKind; id: number }) {
  const { t } = useTranslation('reading')
  const { code } = useLanguage()
  const { search } = useLocation()
  const query = useQuery(readingQueries.article(kind, code, id))
  const gone = query.error !== null && asApiError(query.error).status === 404
  return (
    <div className={styles.page}>
      <Link
        to={{ search: withPlace(search, { id: null }) }}
        {...linkLook({ variant: 'standalone' })}
      >
        <Icon of={ArrowLeft} size="sm" directional />
        {t(`shelf.${kind}.back`)}
      </Link>
      {query.data ? (
        <Body kind={kind} data={query.data} />
      ) : gone ? (
        <Gone kind={kind} />
      ) : (
        <Failure query={query} waiting={<Waiting />} />
      )}
    </div>
  )
}

function Body({ kind, data: { article, content, related } }: { kind: ArticleKind; data: Article }) {
  const { t } = useTranslation('reading')
  const navigate = useNavigate()
  const images = asArray(useQuery(systemQueries.config()).data?.imageCDNs)
  const others = asArray(related)
  const title = useRef<HTMLHeadingElement>(null)

  // Who came by a link of this page hears the new title; nothing else says that it is another page.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [])

  return (
    <>
      <article className={styles.article} aria-labelledby="article-title">
        <div className={styles.head}>
          <h1 id="article-title" ref={title} tabIndex={-1} dir="auto">
            {article.title}
          </h1>
          <Byline article={article} />
          <p className={styles.summary} dir="auto">
            {article.summary}
          </p>
        </div>
        {article.picture === null ? null : (
          <div className={styles.picture}>
            <Picture raw={article.picture} />
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
        <section className={styles.related} aria-labelledby="related-title">
          <h2 id="related-title">{t(`shelf.${kind}.related`)}</h2>
          <ArticleCards articles={others} level={3} />
        </section>
      ) : null}
    </>
  )
}

function Gone({ kind }: { kind: ArticleKind }) {
  const { t } = useTranslation('reading')
  return (
    <>
      <h1>{t(`shelf.${kind}.title`)}</h1>
      <div className={styles.gone}>
        <EmptyState icon={Newspaper} message={t('gone')} />
      </div>
    </>
  )
}

function Waiting() {
  const { t } = useTranslation('common')
  return (
    <section className={styles.article} aria-busy="true" aria-label={t('state.loading')}>
      <Skeleton lines={2} />
      <Skeleton shape="live" />
      <Skeleton lines={8} />
    </section>
  )
}
