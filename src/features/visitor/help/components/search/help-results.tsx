import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import type { SearchResult } from '#entities/help/help-search.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { keyboardScrollable } from '#ui/base/keyboard-scrollable.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { stackLook } from '#ui/stack/stack.tsx'
import { useAnchor } from '../../hooks/use-anchor.ts'
import { focusOnMount } from '../articles/focus-on-mount.ts'
import browser from '../articles/help-browser.module.css'
import styles from './help-results.module.css'
import { HighlightedText } from './highlighted-text.tsx'

type HelpResultsProps = {
  results: readonly SearchResult[]
  query: string
  current: string | null
  /** Id of the article that the reader comes back from. */
  focusOn: string | null
  onChoose: () => void
}

/** The articles that a search found, best first; without any, the way to a person. */
export function HelpResults({ results, query, current, focusOn, onChoose }: HelpResultsProps) {
  const { t } = useTranslation('help')
  const { linkTo } = useAnchor()
  const { open } = usePopup()
  if (results.length === 0)
    return (
      <EmptyState
        icon={SearchX}
        message={t('search.none', { words: query })}
        action={<Button onClick={() => open('feedback')}>{t('search.ask')}</Button>}
      />
    )
  return (
    <div ref={keyboardScrollable} className={browser.scroller}>
      <ul {...stackLook({ gap: '2' })}>
        {results.map(({ section, article, title, excerpt }) => (
          <li key={article.id}>
            <Link
              {...linkTo(article.id)}
              ref={article.id === focusOn ? focusOnMount : undefined}
              className={styles.result}
              aria-current={article.id === current ? 'true' : undefined}
              onClick={onChoose}
            >
              <span className={styles.title}>
                <HighlightedText segments={title} />
              </span>
              <span className={styles.section}>{section.title}</span>
              <span className={styles.excerpt}>
                <HighlightedText segments={excerpt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
