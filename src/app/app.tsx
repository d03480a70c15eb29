import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { CrashBoundary } from './crash-boundary.tsx'
import { Later } from './later.tsx'
import { contentKey, factsOf } from './paths.ts'
import { PopupHost } from './popup-host.tsx'
import { RouteEffects } from './route-effects.tsx'
import { RouteGuard } from './route-guard.tsx'
import { Screen, shellOf } from './routes.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { SessionWatch } from './session-watch.tsx'
import { StatusGate } from './status-gate.tsx'

/** The whole portal: status over everything, one shell by kind of path, one screen, one pop-up. */
export function App() {
  const { pathname } = useLocation()
  const facts = factsOf(pathname)
  const Shell = shellOf(facts.screen)
  return (
    <CrashBoundary>
      <StatusGate>
        <SessionWatch />
        <RouteEffects />
        <RouteGuard facts={facts}>
          <Suspense fallback={null}>
            <Shell facts={facts}>
              <CrashBoundary key={contentKey(pathname)}>
                <Suspense fallback={<ScreenSkeleton />}>
                  <Screen facts={facts} />
                </Suspense>
              </CrashBoundary>
            </Shell>
          </Suspense>
        </RouteGuard>
        <PopupHost />
        <Later />
      </StatusGate>
    </CrashBoundary>
  )
}
