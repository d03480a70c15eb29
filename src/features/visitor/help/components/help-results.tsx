import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { usePopup } from '../../../../patterns/routing/popup.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { scroller } from '../../../../ui/dialog/scroller.ts'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { useAnchor } from '../hooks/use-anchor.ts'
import type { Found } from '../search.ts'
import styles from './help-results.module.css'
import { Marked } from './marked.tsx'
import { takeFocus } from './take-focus.ts'

type HelpResultsProps = {
  found: readonly Found[]
  query: string
  current: string | null
  /** The article that the reader comes back from. */
  focusOn: string | null
  onChoose: () => void
}

/** What a search found, best first, or one way on. */
export function HelpResults({ found, query, current, focusOn, onChoose }: HelpResultsProps) {
  const { t } = useTranslation('help')
  const { linkTo } = useAnchor()
  const { open } = usePopup()
  if (found.length === 0)
    return (
      <EmptyState
        icon={SearchX}
        message={t('search.none', { words: query })}
        action={<Button onClick={() => open('feedback')}>{t('search.ask')}</Button>}
      />
    )
  return (
    <div ref={scroller} className={styles.scroller}>
      <ul className={styles.results}>
        {found.map(({ section, article, title, excerpt }) => (
          <li key={article.id}>
            <Link
              {...linkTo(article.id)}
              ref={article.id === focusOn ? takeFocus : undefined}
              className={styles.result}
              aria-current={article.id === current ? 'true' : undefined}
              onClick={onChoose}
            >
              <span className={styles.title}>
                <Marked pieces={title} />
              </span>
              <span className={styles.section}>{section.title}</span>
              <span className={styles.excerpt}>
                <Marked pieces={excerpt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
