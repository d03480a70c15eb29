import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { systemQueries } from '../../api/system.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { preloadLinks } from '../routing/preload-links.ts'
import { loadRoutes } from '../routing/route-table.ts'
import { lazyPart } from '../shells/lazy-part.tsx'
import { gtagIdOf } from './analytics/gtag-id.ts'
import { useWhenIdle } from './when-idle.ts'

const Analytics = lazyPart(async () => {
  const [part] = await Promise.all([import('./analytics/analytics.tsx'), loadTexts('frame')])
  return part
})
const Announcements = lazyPart(() => import('./announcement-popup.tsx'))
const OpenRoundWatch = lazyPart(() => import('./open-round-watch.tsx'))
const SearchShortcut = lazyPart(() => import('../header/search-shortcut.tsx'))

/** Starts this long after the page's first idle moment. */
const DELAY_MS = 1200

/** What opens by itself, and what the first click will need; loaded once the page is idle. */
export function DeferredParts() {
  const idle = useWhenIdle()
  const id = gtagIdOf(useQuery(systemQueries.config()).data?.analytics?.gtagId)
  const [now, setNow] = useState(false)
  useEffect(() => {
    if (!idle) return
    const timer = setTimeout(() => {
      setNow(true)
      loadRoutes().catch(() => undefined)
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [idle])
  useEffect(() => (now ? preloadLinks() : undefined), [now])
  return now ? (
    <Suspense fallback={null}>
      <Announcements />
      {id ? <Analytics id={id} /> : null}
      <OpenRoundWatch />
      <SearchShortcut />
    </Suspense>
  ) : null
}
