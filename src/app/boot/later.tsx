import { Suspense, useEffect, useState } from 'react'
import { loadRoutes } from '../routing/route-table.ts'
import { warmLinks } from '../routing/warm-links.ts'
import { lazyPart } from '../shells/lazy-part.tsx'
import { useWhenIdle } from './when-idle.ts'

const Announcements = lazyPart(() => import('./announcements.tsx'))

/** After the first picture and the first quiet moment; nobody is waiting for any of it. */
const PAUSE_MS = 1200

/** What opens by itself, and what will be needed at the first press. */
export function Later() {
  const idle = useWhenIdle()
  const [now, setNow] = useState(false)
  useEffect(() => {
    if (!idle) return
    const timer = setTimeout(() => {
      setNow(true)
      loadRoutes().catch(() => undefined)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [idle])
  useEffect(() => (now ? warmLinks() : undefined), [now])
  return now ? (
    <Suspense fallback={null}>
      <Announcements />
    </Suspense>
  ) : null
}
