import { startTransition, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { SearchField } from '../../../../ui/search-field/search-field.tsx'
import { recentQueries, useRecentQueries } from '../catalogue/recent-queries.ts'

/** What was looked for is worth keeping only when it is more than the beginning of a word. */
const SHORTEST_KEPT = 2

/** Keys that come quicker than this are one question: games and posters between them help nobody. */
const PAUSE_MS = 130

type SearchBoxProps = {
  /** What it starts with; a new key brings another text. */
  initial: string
  /** Told when the keys pause, after the letter is drawn. */
  onType: (text: string) => void
  /** Enter, leaving, or a choice among the recent ones. */
  onCommit?: ((text: string) => void) | undefined
}

/** The search of a page; it draws each letter by itself, the games follow when there is time. */
export function SearchBox({ initial, onType, onCommit }: SearchBoxProps) {
  const { t } = useTranslation('lobby')
  const [text, setText] = useState(initial)
  const recent = useRecentQueries()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const tell = (next: string) => {
    clearTimeout(timer.current)
    startTransition(() => onType(next))
  }
  return (
    <SearchField
      label={t('search.label')}
      placeholder={t('search.hint')}
      value={text}
      onChange={(next) => {
        setText(next)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => tell(next), PAUSE_MS)
      }}
      onCommit={(query) => {
        tell(query)
        onCommit?.(query)
        if (query.trim().length >= SHORTEST_KEPT) recentQueries.add(query)
      }}
      labels={{
        clear: t('search.clear'),
        recent: t('search.recent'),
        forget: t('search.forget'),
      }}
      recent={recent}
      onForget={recentQueries.clear}
    />
  )
}
