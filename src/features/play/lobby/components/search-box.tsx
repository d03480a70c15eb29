import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { recentQueries, useRecentQueries } from '../catalogue/recent-queries.ts'

/** Shorter queries are not kept among the recent ones. */
const MIN_RECENT_LENGTH = 2

/** Keys that come quicker than this are one query. */
const DEBOUNCE_MS = 130

type SearchBoxProps = {
  /** A text from elsewhere than the keyboard; another object brings it into the field. */
  given: { readonly text: string }
  /** Called when typing pauses. */
  onType: (text: string) => void
  /** Enter, leaving, or a choice among the recent ones. */
  onCommit?: ((text: string) => void) | undefined
  /** The scope of the search; games and vendors by default. */
  about?: { readonly label: string; readonly hint: string } | undefined
  /** Has the focus from the beginning. */
  wanted?: boolean
}

/** The search of a page. The field shows each letter at once, the games follow in a transition. */
export function SearchBox({ given, onType, onCommit, about, wanted: here }: SearchBoxProps) {
  const { t } = useTranslation('lobby')
  const [text, setText] = useState(given.text)
  const [shown, setShown] = useState(given)
  if (shown !== given) {
    setShown(given)
    setText(given.text)
  }
  const recent = useRecentQueries()
  const { state } = useLocation()
  const kind = useNavigationType()
  const [wanted] = useState(here ?? (kind !== 'POP' && state?.search === true))

  const report = (next: string) => startTransition(() => onType(next))
  const reportLate = useEffectEvent(report)
  useEffect(() => {
    const timer = setTimeout(reportLate, DEBOUNCE_MS, text)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <SearchField
      label={about?.label ?? t('search.label')}
      placeholder={about?.hint ?? t('search.hint')}
      value={text}
      onChange={setText}
      onCommit={(query) => {
        report(query)
        onCommit?.(query)
        if (query.trim().length >= MIN_RECENT_LENGTH) recentQueries.add(query)
      }}
      labels={{
        clear: t('search.clear'),
        recent: t('search.recent'),
        forget: t('search.forget'),
      }}
      recent={recent}
      wanted={wanted}
      onForget={recentQueries.clear}
    />
  )
}
