import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { takeReferral } from '../../entities/visitor/referral.ts'
import { changeLanguage } from '../../i18n/change-language.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { formDrafts } from '../../session/drafts.ts'
import { forgetVisitor } from '../../session/end.ts'
import { onSessionEndedElsewhere } from '../../session/other-tabs.ts'
import { session } from '../../session/store.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { lazyPart } from '../shells/lazy-part.tsx'

const MemberWatch = lazyPart(() => import('./member-watch.tsx'))

/** What a tab looks after once the page is idle: invitations, other tabs, and who is logged in. */
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

/** F-20: an arrival by a link counts once; loading the page again is none. */
async function countArrival(code: string) {
  const { countLinkVisit } = await import('../../api/member/register.ts')
  await countLinkVisit(code)
}

/** D-019: codes of the link that brought the visitor are kept, whoever they are logged in as. */
function useInvitation() {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation')
    if (!entry || !URL.canParse(entry.name)) return
    const { pathname, search } = new URL(entry.name)
    if (pathname !== '/register') return
    const code = takeReferral(search)
    // A count that is lost concerns nobody who is here.
    if (code && 'type' in entry && entry.type === 'navigate')
      countArrival(code).catch(() => undefined)
  }, [])
}

/** D-023: a language chosen in one tab is shown in all. */
function useLanguageOfOtherTabs() {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== 'lang' || !newValue || newValue === currentLanguage()) return
      // A language whose texts cannot be had is left to this tab's own choice.
      changeLanguage(newValue).catch(() => undefined)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
}

/** D-023: a log-out in one tab ends that account's session in all, with a word. */
function useEndInOtherTabs() {
  const client = useQueryClient()
  const { t } = useTranslation('frame')
  useEffect(
    () =>
      onSessionEndedElsewhere(() => {
        formDrafts.clear()
        forgetVisitor(client)
        toast.show({ tone: 'info', message: t('account.endedElsewhere') })
      }),
    [client, t],
  )
}

/** Back after a log-out must not show a private page from the browser's page cache. */
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
