import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { MEMBER_PAGE_KEYS, useMemberPages, withOverlayPage } from '#patterns/routing/member-page.ts'
import { withPopup } from '#patterns/routing/popup.ts'
import { useExpiry } from '#session/expiry.ts'
import { useToken } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useWindowTitle } from '../routing/route-effects.tsx'
import { awaitRoutes, memberPages } from '../routing/route-table.ts'
import MemberFrame from './member-frame.tsx'

/** The member centre as a dialog over the page. Guests and trials are redirected. */
export default function MemberOverlay() {
  const isSentAway = useRedirect()
  return isSentAway ? null : <Overlay />
}

function Overlay() {
  const { t } = useTranslation(['member', 'shell', 'common'])
  awaitRoutes(memberPages().length === 0)
  const { shown, close } = useMemberPages()
  const page = MEMBER_PAGE_KEYS.find((key) => key === shown)
  useWindowTitle(page ? `member:page.${page}` : 'shell:title.member')
  return (
    <Dialog
      open
      size="full"
      title={t('shell:title.member')}
      closeLabel={t('common:action.close')}
      onOpenChange={close}
    >
      <MemberFrame pages={memberPages()} />
    </Dialog>
  )
}

/**
 * Redirects a guest to the login, which leads back to the page, and a trial to the warning. Returns whether the visitor
 * may not see the page.
 */
function useRedirect(): boolean {
  const location = useLocation()
  const navigate = useNavigate()
  const token = useToken()
  const { isTrial, mustChangePassword } = useVisitor()
  const expiry = useExpiry()
  const warning = isTrial ? 'real-account' : null
  const popup = token === null ? 'login' : warning
  useEffect(() => {
    if (popup === null) return
    const { pathname, search, hash } = location
    const behind = withPopup(withOverlayPage(search, null), popup)
    // After an expired session only the same member returns here. That address is stored elsewhere.
    const returns = popup === 'login' && expiry === null
    const state = returns ? { returnAddress: pathname + search + hash } : null
    void navigate({ pathname, search: behind, hash }, { replace: true, state })
  }, [popup, expiry, location, navigate])
  return popup !== null || mustChangePassword
}
