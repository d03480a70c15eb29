import { startTransition, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { SearchField } from '../../../../ui/search-field/search-field.tsx'
import { recentQueries, useRecentQueries } from '../catalogue/recent-queries.ts'

/** Shorter queries are not kept among the recent ones. */
const SHORTEST_RECENT = 2

/** Keys that come quicker than this are one query. */
const DEBOUNCE_MS = 130

type SearchBoxProps = {
  /** What it starts with; a new key brings another text. */
  initial: string
  /** Called when typing pauses. */
  onType: (text: string) => void
  /** Enter, leaving, or a choice among the recent ones. */
  onCommit?: ((text: string) => void) | undefined
}

/** The search of a page. The field shows each letter at once, the games follow in a transition. */
export function SearchBox({ initial, onType, onCommit }: SearchBoxProps) {
  const { t } = useTranslation('lobby')
  const [text, setText] = useState(initial)
  const recent = useRecentQueries()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const report = (next: string) => {
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
        timer.current = setTimeout(() => report(next), DEBOUNCE_MS)
      }}
      onCommit={(query) => {
        report(query)
        onCommit?.(query)
        if (query.trim().length >= SHORTEST_RECENT) recentQueries.add(query)
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
