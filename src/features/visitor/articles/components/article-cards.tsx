import { Link, useLocation } from 'react-router-dom'
import type { ArticleCard } from '../../../../api/reading.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { withPlace } from '../model.ts'
import styles from './article-cards.module.css'
import { Byline } from './byline.tsx'
import { Picture } from './picture.tsx'

interface ArticleCardsProps {
  articles: readonly ArticleCard[]
  level: 2 | 3
}

/** Articles side by side, each a link to itself. */
export function ArticleCards({ articles, level }: ArticleCardsProps) {
  const { search } = useLocation()
  const Heading = `h${level}` as const
  return (
    <ul className={styles.cards}>
      {articles.map((article) => (
        <li className={styles.card} key={article.id}>
          <Picture raw={article.picture} />
          <div className={styles.words}>
            <Byline article={article} />
            <Heading className={styles.title}>
              <Link className={styles.link} to={{ search: withPlace(search, { id: article.id }) }}>
                <span dir="auto">{article.title}</span>
              </Link>
            </Heading>
            <p className={styles.summary} dir="auto">
              {article.summary}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const CARDS = [1, 2, 3, 4, 5, 6]

/** The cards' own geometry before there are any. */
export function CardsWaiting() {
  const { t } = useTranslation('common')
  return (
    <section aria-busy="true" aria-label={t('state.loading')}>
      <ul className={styles.cards}>
        {CARDS.map((one) => (
          <li className={styles.card} key={one}>
            <Skeleton shape="live" />
            <div className={styles.words}>
              <Skeleton />
              <Skeleton lines={2} />
              <Skeleton lines={3} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
