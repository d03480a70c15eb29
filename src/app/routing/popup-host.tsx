import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePopup } from '../../patterns/routing/popup.ts'
import { lazyScreen } from '../../ui/base/lazy-screen.ts'
import { CrashBoundary } from '../boot/crash-boundary.tsx'
import { factsOf } from './paths.ts'

/** The table of all pop-ups; nobody waits for it before the first one is asked for. */
export const popups = lazyScreen(() => import('./popups.tsx'))

/** The one pop-up that the address names. */
export function PopupHost() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { popup, close } = usePopup()
  const shown = popup ?? factsOf(pathname).overlay
  if (!shown) return null
  // RTE-11: a pop-up that is a path of its own leaves the home page behind.
  const leave = popup ? close : () => navigate('/', { replace: true })
  return (
    <CrashBoundary key={shown} onLeave={leave}>
      <Suspense fallback={null}>
        <popups.View name={shown} onClose={leave} />
      </Suspense>
    </CrashBoundary>
  )
}
