import { parsePath, useLocation, useNavigate } from 'react-router-dom'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { withPopup } from '../../../../patterns/routing/popup.ts'
import { resumeAfterExpiry } from '../../../../session/expiry.ts'
import { wantedOf } from '../../../../session/return-address.ts'
import type { SignedIn } from '../../../../session/sign-in.ts'
import { pendingLink } from '../../../../session/social-sign-in.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'

export type Side = 'player' | 'agent'

/**
 * Where a log-in leads (RTE-43, RTE-45). What has to be asked first comes on the way: whether an
 * account is to be linked (AUT-34), then a password that must change (AUT-08, AUT-09). Whoever only
 * comes back after their session lapsed goes on where they were; so does a guest who wanted something.
 */
export function useArrival(side: Side) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const { state } = useLocation()
  return ({ trouble, account }: SignedIn, greeted: string | null) => {
    const back = resumeAfterExpiry(account) ?? wantedOf(state)
    const links = side === 'player' && pendingLink.get() !== null
    const asked = trouble ? 'change-password' : null
    const popup = links ? 'link' : asked
    // Nothing may lie over a form that comes next.
    if (popup === null && greeted !== null)
      toast.show({ tone: 'success', message: t('login.welcome', { name: greeted }) })
    const home = side === 'agent' ? '/agentHome' : '/'
    const { search = '', ...place } = parsePath(trouble === null && back !== null ? back : home)
    return navigate(
      { ...place, search: popup ? withPopup(search, popup) : search },
      { replace: true },
    )
  }
}
