import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { CrashBoundary } from './boot/crash-boundary.tsx'
import { Later } from './boot/later.tsx'
import { SessionWatch } from './boot/session-watch.tsx'
import { StatusGate } from './boot/status-gate.tsx'
import { contentKey, factsOf } from './routing/paths.ts'
import { PopupHost } from './routing/popup-host.tsx'
import { RouteEffects } from './routing/route-effects.tsx'
import { RouteGuard } from './routing/route-guard.tsx'
import { Screen, shellOf } from './routing/routes.tsx'
import { ScreenSkeleton } from './shells/screen-skeleton.tsx'

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
