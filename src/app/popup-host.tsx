import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { popups as announcements } from '../features/announcements/routes.tsx'
import { popups as auth } from '../features/auth/routes.tsx'
import { popups as help } from '../features/help/routes.tsx'
import { popups as pages } from '../features/pages/routes.tsx'
import { popups as password } from '../features/password/routes.tsx'
import { popups as recover } from '../features/recover/routes.tsx'
import { popups as register } from '../features/register/routes.tsx'
import { popups as social } from '../features/social/routes.tsx'
import { popups as support } from '../features/support/routes.tsx'
import { usePopup } from '../session/popup.ts'
import { factsOf } from './paths.ts'

const popups = {
  ...pages,
  ...announcements,
  ...auth,
  ...help,
  ...password,
  ...social,
  ...support,
  ...recover,
  ...register,
}

/** The one pop-up that the address names; each is loaded when it is first asked for. */
export function PopupHost() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { popup, close } = usePopup()
  const shown = popup ?? factsOf(pathname).overlay
  if (!shown) return null
  const Popup = popups[shown]
  // RTE-11: a pop-up that is a path of its own leaves the home page behind.
  const leave = popup ? close : () => navigate('/', { replace: true })
  return (
    <Suspense fallback={null}>
      <Popup key={shown} onClose={leave} />
    </Suspense>
  )
}
