import { startTransition, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { SearchField } from '../../../ui/search-field/search-field.tsx'
import { recentQueries, useRecentQueries } from '../catalogue/recent-queries.ts'

/** What was looked for is worth keeping only when it is more than the beginning of a word. */
const SHORTEST_KEPT = 2

type SearchBoxProps = {
  /** What it starts with; a new key brings another text. */
  initial: string
  /** Told after the letter is drawn, and only the latest when keys come quickly. */
  onType: (text: string) => void
  /** Enter, leaving, or a choice among the recent ones. */
  onCommit?: ((text: string) => void) | undefined
}

/** The search of a page; it draws each letter by itself, the games follow when there is time. */
export function SearchBox({ initial, onType, onCommit }: SearchBoxProps) {
  const { t } = useTranslation('lobby')
  const [text, setText] = useState(initial)
  const recent = useRecentQueries()
  return (
    <SearchField
      label={t('search.label')}
      placeholder={t('search.hint')}
      value={text}
      onChange={(next) => {
        setText(next)
        startTransition(() => onType(next))
      }}
      onCommit={(query) => {
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
