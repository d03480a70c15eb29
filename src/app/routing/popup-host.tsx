import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { PopupName } from '#patterns/routing/href.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { goBack, hasPrevious, parseLayers } from '#patterns/routing/previous.ts'
import { OpenedByAddress } from '#ui/base/history-layer.tsx'
import { CrashBoundary } from '../boot/crash-boundary.tsx'
import { popupRoutes } from './route-table.ts'
import { useRoute } from './use-route.ts'

/** The pop-up that the address names. `only` excludes every other one. */
export function PopupHost({ only }: { only?: PopupName }) {
  const { overlay } = useRoute()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { popup, close } = usePopup()
  const shown = popupRoutes().find(({ name }) => name === (popup ?? overlay))
  if (!shown || (only && shown.name !== only)) return null
  // A pop-up with its own path returns to where it was opened, or to the home page.
  const leaveOverlay = () =>
    hasPrevious()
      ? goBack(navigate, () => -1 - parseLayers(state).length)
      : navigate('/', { replace: true })
  const leave = popup ? close : leaveOverlay
  const { View } = shown.screen
  return (
    <CrashBoundary key={shown.name} onLeave={leave}>
      <Suspense fallback={null}>
        <OpenedByAddress>
          <View onClose={leave} />
        </OpenedByAddress>
      </Suspense>
    </CrashBoundary>
  )
}
