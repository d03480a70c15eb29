import { Link } from 'react-router'
import type { ArticleCard } from '#api/content/articles.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { cardLinkLook, cardLook } from '#ui/card/card.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Stack, stackLook } from '#ui/stack/stack.tsx'
import { SEARCH } from '../model.ts'
import styles from './article-cards.module.css'
import { ArticlePicture } from './article-picture.tsx'
import { Byline } from './byline.tsx'

interface ArticleCardsProps {
  articles: readonly ArticleCard[]
  level: 2 | 3
}

const CARD = { padding: 'none', gap: '0' } as const
const grid = stackLook({ direction: 'grid', gap: 'gutter' })

/** Articles side by side, each a link to itself. */
export function ArticleCards({ articles, level }: ArticleCardsProps) {
  const { searchWith } = useSearchState(SEARCH)
  const Heading = `h${level}` as const
  return (
    <ul {...grid}>
      {articles.map((article) => (
        <li key={article.id} {...cardLook({ ...CARD, interactive: true })}>
          <ArticlePicture path={article.picture} />
          <Stack gap="2" className={styles.text}>
            <Byline article={article} />
            <Heading className={styles.title}>
              <Link to={{ search: searchWith({ id: article.id }) }} {...cardLinkLook()}>
                <span dir="auto">{article.title}</span>
              </Link>
            </Heading>
            <p className={styles.summary} dir="auto">
              {article.summary}
            </p>
          </Stack>
        </li>
      ))}
    </ul>
  )
}

const CARDS = [1, 2, 3, 4, 5, 6]

/** Cards as high as they will be, while they are loading. */
export function ArticleCardsSkeleton() {
  const { t } = useTranslation('common')
  return (
    <section aria-busy="true" aria-label={t('state.loading')}>
      <ul {...grid}>
        {CARDS.map((card) => (
          <li key={card} {...cardLook(CARD)}>
            <Skeleton shape="live" />
            <Stack gap="2" className={styles.text}>
              <Skeleton />
              <Skeleton lines={2} />
              <Skeleton lines={3} />
            </Stack>
          </li>
        ))}
      </ul>
    </section>
  )
}
