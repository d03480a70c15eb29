import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PopupName } from '../../patterns/routing/href.ts'
import { popupOf, withPopup } from '../../patterns/routing/popup.ts'
import { session } from '../../session/store.ts'
import { useModule } from '../../session/visitor.ts'

/** Pop-ups that stay reachable: the steps of a log-in before this one, and the way out. */
const ALLOWED: ReadonlySet<PopupName | null> = new Set<PopupName>([
  'change-password',
  'login',
  'link',
  'logout',
])

const trouble = () => session.get('passwordTrouble')

/** D-025, AUT-25: where the merchant forces it, a change of password cannot be skipped by navigating away. */
export function useForcedPasswordChange(): void {
  const forced = useModule('PWDEXPFORCECHANGE3')
  const asked = useSyncExternalStore(session.subscribe, trouble) !== null
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    // Read from the store again: a log-out navigates and ends the session in one step.
    if (!forced || !asked || trouble() === null || ALLOWED.has(popupOf(search))) return
    const to = { pathname, search: withPopup(search, 'change-password'), hash }
    void navigate(to, { replace: true })
  }, [forced, asked, navigate, pathname, search, hash])
}
