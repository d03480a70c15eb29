import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { systemQueries } from '#api/content/system.ts'
import { announcementPopup } from '#features/visitor/announcements/routes.ts'
import { loadTexts } from '#i18n/i18n.ts'
import { parseGtagId, useAnalyticsConsent } from '#patterns/analytics-consent.ts'
import { SearchShortcut } from '../header/search-shortcut.tsx'
import { useRoute } from '../routing/use-route.ts'
import { lazyPart, withFrameTexts } from '../shells/lazy-part.tsx'
import { OpenRoundWatch } from './open-round-watch.tsx'
import { useSuggestedLanguage } from './suggested-language.ts'

const Analytics = lazyPart(() => withFrameTexts(import('./analytics/analytics.tsx')))

const LanguageSuggestion = lazyPart(async () => {
  const [part] = await Promise.all([import('./language-suggestion.tsx'), loadTexts('language')])
  return part
})

/**
 * Parts that the page does not need to open: the announcement of MOD-01, an open round, dialogs, the `/` shortcut.
 */
export default function BackgroundParts() {
  const id = parseGtagId(useQuery(systemQueries.config()).data?.analytics?.gtagId)
  const { choice } = useAnalyticsConsent()
  const suggested = useSuggestedLanguage()
  const { game } = useRoute()
  return (
    <>
      <OpenRoundWatch />
      <SearchShortcut />
      <Suspense fallback={null}>
        <announcementPopup.View />
      </Suspense>
      <Suspense fallback={null}>{id ? <Analytics id={id} /> : null}</Suspense>
      <Suspense fallback={null}>
        {suggested && !game && (id === null || choice !== null) ? (
          <LanguageSuggestion language={suggested} />
        ) : null}
      </Suspense>
    </>
  )
}
