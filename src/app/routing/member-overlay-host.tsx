import { Suspense } from 'react'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { OpenedByAddress } from '#ui/base/history-layer.tsx'
import { CrashBoundary } from '../boot/crash-boundary.tsx'
import { memberOverlay } from '../shells/member-overlay-part.ts'

/** The page of the member centre that the address opens over the current page. */
export function MemberOverlayHost() {
  const { shown, close } = useMemberPages()
  return shown === null ? null : (
    <CrashBoundary onLeave={close}>
      <Suspense fallback={null}>
        <OpenedByAddress>
          <memberOverlay.View />
        </OpenedByAddress>
      </Suspense>
    </CrashBoundary>
  )
}
