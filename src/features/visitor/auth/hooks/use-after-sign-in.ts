import { parsePath, useLocation, useNavigate } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { href } from '#patterns/routing/href.ts'
import { withPopup } from '#patterns/routing/popup.ts'
import { resumeAfterExpiry } from '#session/expiry.ts'
import { readReturnAddress } from '#session/return-address.ts'
import type { SignedIn } from '#session/sign-in.ts'
import { pendingLink } from '#session/social-sign-in.ts'
import { useModule } from '#session/visitor.ts'
import { toast } from '#ui/toast/toast-store.ts'

export type Side = 'player' | 'agent'

/**
 * Navigates after a login. Open questions come first: linking an account, then a forced password change. After an
 * expired session the member returns to where they were, a guest to the return address. `greeting` is the name in the
 * welcome message.
 */
export function useAfterSignIn(side: Side) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const { state } = useLocation()
  const forced = useModule('PWDEXPFORCECHANGE3')
  return ({ trouble, account }: SignedIn, greeting: string | null) => {
    const back = resumeAfterExpiry(account) ?? readReturnAddress(state)
    // A required password change comes first, because the server would refuse the link until then.
    const asksToLink = side === 'player' && pendingLink.get() !== null && !(trouble && forced)
    const change = trouble ? 'change-password' : null
    const popup = asksToLink ? 'link' : change
    // Nothing may cover a form that opens next.
    if (popup === null && greeting !== null)
      toast.show({ tone: 'success', message: t('login.welcome', { name: greeting }) })
    const home = side === 'agent' ? href('/agentHome') : href('/')
    const { search = '', ...place } = parsePath(trouble === null && back !== null ? back : home)
    return navigate(
      { ...place, search: popup ? withPopup(search, popup) : search },
      { replace: true },
    )
  }
}
