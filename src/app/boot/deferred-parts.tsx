import { Suspense, useEffect, useState } from 'react'
import { preloadLinks } from '../routing/preload-links.ts'
import { loadRoutes } from '../routing/route-table.ts'
import { lazyPart } from '../shells/lazy-part.tsx'
import { useWhenIdle } from './when-idle.ts'

const BackgroundParts = lazyPart(() => import('./background-parts.tsx'))

/** Starts this long after the page's first idle moment. */
const DELAY_MS = 1200

/** What opens by itself, and what the first click will need; loaded once the page is idle. */
export function DeferredParts() {
  const idle = useWhenIdle()
  const [now, setNow] = useState(false)
  useEffect(() => {
    if (!idle) return
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      setNow(true)
      stop = preloadLinks()
      loadRoutes().catch(() => undefined)
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [idle])
  return now ? (
    <Suspense fallback={null}>
      <BackgroundParts />
    </Suspense>
  ) : null
}
