import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PopupName } from '../../patterns/routing/href.ts'
import { popupOf, withPopup } from '../../patterns/routing/popup.ts'
import { session } from '../../session/store.ts'
import { useModule } from '../../session/visitor.ts'

/** What comes before it in a log-in, and the ways out of the session. */
const BEFORE: ReadonlySet<PopupName | null> = new Set<PopupName>([
  'change-password',
  'login',
  'link',
  'logout',
])

const trouble = () => session.get('passwordTrouble')

/** D-025, AUT-25: where the merchant forces it, nobody gets round a change of password by going elsewhere. */
export function useForcedChange(): void {
  const forced = useModule('PWDEXPFORCECHANGE3')
  const asked = useSyncExternalStore(session.subscribe, trouble) !== null
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    // Read anew: the page after a log-out and the end of the session come in one step.
    if (!forced || !asked || trouble() === null || BEFORE.has(popupOf(search))) return
    const to = { pathname, search: withPopup(search, 'change-password'), hash }
    void navigate(to, { replace: true })
  }, [forced, asked, navigate, pathname, search, hash])
}
