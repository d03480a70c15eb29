import { Suspense, useEffect, useState } from 'react'
import { preloadLinks } from '../routing/preload-links.ts'
import { loadRoutes } from '../routing/route-table.ts'
import { lazyPart } from '../shells/lazy-part.tsx'
import { useWhenIdle } from './when-idle.ts'

const BackgroundParts = lazyPart(() => import('./background-parts.tsx'))

/** Starts this long after the page's first idle moment. */
const DELAY_MS = 1200

/** Runs the task at the first input of the visitor. Returns a function that cancels it. */
function atFirstSign(task: () => void): () => void {
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const
  const done = new AbortController()
  const begin = () => {
    done.abort()
    task()
  }
  for (const sign of signs) {
    window.addEventListener(sign, begin, { passive: true, capture: true, signal: done.signal })
  }
  return () => done.abort()
}

/** Parts that open by themselves or that the first click needs. They load once the page is idle. */
export function DeferredParts() {
  const idle = useWhenIdle()
  const [now, setNow] = useState(false)
  useEffect(() => {
    if (!idle) return
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      setNow(true)
      const stops = [preloadLinks(), atFirstSign(() => loadRoutes().catch(() => undefined))]
      stop = () => {
        for (const end of stops) end()
      }
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
