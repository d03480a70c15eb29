import { Suspense } from 'react'
import { popups as auth } from '../features/auth/routes.tsx'
import { popups as pages } from '../features/pages/routes.tsx'
import { usePopup } from '../session/popup.ts'

const popups = { ...pages, ...auth }

/** The one pop-up that the address names; each is loaded when it is first asked for. */
export function PopupHost() {
  const { popup, close } = usePopup()
  if (!popup) return null
  const Popup = popups[popup]
  return (
    <Suspense fallback={null}>
      <Popup key={popup} onClose={close} />
    </Suspense>
  )
}
