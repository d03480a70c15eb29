import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { systemQueries } from '../../api/system.ts'
import { announcementPopup } from '../../features/visitor/announcements/routes.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { SearchShortcut } from '../header/search-shortcut.tsx'
import { lazyPart } from '../shells/lazy-part.tsx'
import { gtagIdOf } from './analytics/gtag-id.ts'
import { OpenRoundWatch } from './open-round-watch.tsx'

const Analytics = lazyPart(async () => {
  const [part] = await Promise.all([import('./analytics/analytics.tsx'), loadTexts('frame')])
  return part
})

/** What the page can do without while it opens: MOD-01's announcement, a round left open, analytics, `/`. */
export default function BackgroundParts() {
  const id = gtagIdOf(useQuery(systemQueries.config()).data?.analytics?.gtagId)
  return (
    <>
      <OpenRoundWatch />
      <SearchShortcut />
      <Suspense fallback={null}>
        <announcementPopup.View />
      </Suspense>
      <Suspense fallback={null}>{id ? <Analytics id={id} /> : null}</Suspense>
    </>
  )
}
