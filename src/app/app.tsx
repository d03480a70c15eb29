import { memo, Suspense } from 'react'
import { useLocation } from 'react-router'
import { HistoryLayers } from '#patterns/routing/history-layers.tsx'
import { CrashBoundary } from './boot/crash-boundary.tsx'
import { DeferredParts } from './boot/deferred-parts.tsx'
import { SessionWatch } from './boot/session-watch.tsx'
import { StatusGate } from './boot/status-gate.tsx'
import { MemberOverlayHost } from './routing/member-overlay-host.tsx'
import { PopupHost } from './routing/popup-host.tsx'
import { RouteEffects } from './routing/route-effects.tsx'
import { RouteGuard } from './routing/route-guard.tsx'
import { contentKey, getScreen } from './routing/route-table.ts'
import { useRoute } from './routing/use-route.ts'
import { findFrame } from './shells/frame.ts'
import { ScreenSkeleton } from './shells/screen-skeleton.tsx'

/** The whole portal: status over everything, one frame by kind of page, one screen, one pop-up. */
export function App() {
  return (
    <CrashBoundary>
      <StatusGate>
        <HistoryLayers>
          <SessionWatch />
          <Suspense fallback={null}>
            <Page />
            <MemberOverlayHost />
            <PopupHost />
          </Suspense>
          <DeferredParts />
        </HistoryLayers>
      </StatusGate>
    </CrashBoundary>
  )
}

/** A pop-up that opens or closes over a screen does not render the screen again. */
const Screen = memo(({ of }: { of: ReturnType<typeof getScreen> }) => of())

/** The page of the address. */
function Page() {
  const { pathname } = useLocation()
  const route = useRoute()
  const Frame = findFrame(route.frame)
  return (
    <>
      <RouteEffects />
      <RouteGuard route={route}>
        <Suspense fallback={null}>
          <Frame route={route}>
            <CrashBoundary key={contentKey(route, pathname)}>
              <Suspense fallback={<ScreenSkeleton />}>
                <Screen of={getScreen(route)} />
              </Suspense>
            </CrashBoundary>
          </Frame>
        </Suspense>
      </RouteGuard>
    </>
  )
}
