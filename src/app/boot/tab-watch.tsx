import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { storeReferral } from '#entities/visitor/referral.ts'
import { changeLanguage } from '#i18n/change-language.ts'
import { currentLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formDrafts } from '#session/drafts.ts'
import { clearVisitor } from '#session/end.ts'
import { onSessionEndedElsewhere } from '#session/other-tabs.ts'
import { session } from '#session/store.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { lazyPart } from '../shells/lazy-part.tsx'

const MemberWatch = lazyPart(() => import('./member-watch.tsx'))

/** The watchers of every tab, started once the page is idle: invitations, other tabs, and who is logged in. */
export default function TabWatch({ token }: { token: string | null }) {
  useInvitation()
  useLanguageOfOtherTabs()
  useEndInOtherTabs()
  useReloadAfterSignOut(token)
  return token === null ? null : (
    <Suspense fallback={null}>
      <MemberWatch key={token} token={token} />
    </Suspense>
  )
}

/** Counts a visit through an invitation link once. A reload does not count. */
async function countArrival(code: string) {
  const { countLinkVisit } = await import('#api/member/register.ts')
  await countLinkVisit(code)
}

/** Keeps the codes of the link that brought the visitor, whichever account is logged in. */
function useInvitation() {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation')
    if (!entry) return
    const { pathname, search } = new URL(entry.name, window.location.origin)
    if (pathname !== '/register') return
    const code = storeReferral(search)
    // A lost count does not matter to the visitor.
    if (code && 'type' in entry && entry.type === 'navigate')
      countArrival(code).catch(() => undefined)
  }, [])
}

/** A language chosen in one tab is shown in all. */
function useLanguageOfOtherTabs() {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== 'lang' || !newValue || newValue === currentLanguage()) return
      // When the texts fail to load, this tab keeps its language.
      changeLanguage(newValue).catch(() => undefined)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
}

/** A logout in one tab ends that account's session in every tab, with a message. */
function useEndInOtherTabs() {
  const client = useQueryClient()
  const { t } = useTranslation('frame')
  useEffect(
    () =>
      onSessionEndedElsewhere(() => {
        formDrafts.clear()
        clearVisitor(client)
        toast.show({ tone: 'info', message: t('account.endedElsewhere') })
      }),
    [client, t],
  )
}

/** After a logout, Back must not show a private page from the browser's back/forward cache. */
function useReloadAfterSignOut(token: string | null) {
  const shown = useRef(token)
  useEffect(() => {
    shown.current = token
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted && session.get('token') !== shown.current) window.location.reload()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [token])
}
