import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { AgentShell } from './agent-shell.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import { GameShell } from './game-shell.tsx'
import { contentKey, factsOf } from './paths.ts'
import { PlayerShell } from './player-shell.tsx'
import { PopupHost } from './popup-host.tsx'
import { RouteEffects } from './route-effects.tsx'
import { RouteGuard } from './route-guard.tsx'
import { Screen } from './routes.tsx'
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
          <Shell facts={facts}>
            <CrashBoundary key={contentKey(pathname)}>
              <Suspense fallback={<ScreenSkeleton />}>
                <Screen facts={facts} />
              </Suspense>
            </CrashBoundary>
          </Shell>
        </RouteGuard>
        <PopupHost />
      </StatusGate>
    </CrashBoundary>
  )
}

function shellOf(screen: ReturnType<typeof factsOf>['screen']) {
  if (screen === 'agent-login' || screen === 'agent-home') return AgentShell
  return screen === 'game' ? GameShell : PlayerShell
}
