import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { memberQueries } from '../api/member.ts'
import { systemQueries } from '../api/system.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { formDrafts } from '../session/drafts.ts'
import { forgetVisitor, onEndedElsewhere } from '../session/end.ts'
import { notePlace, useLapse } from '../session/lapse.ts'
import { withPopup } from '../session/popup.ts'
import { roleOfType } from '../session/roles.ts'
import { session, useToken } from '../session/store.ts'
import { toast } from '../ui/toast/toast-store.ts'
import { lazyPart } from './lazy-part.tsx'
import { factsOf } from './paths.ts'
import { useWhenIdle } from './when-idle.ts'

const MemberWatch = lazyPart(() => import('./member-watch.tsx'))

/** Keeps the tab's session true: writes down who is here, forgets them when they left elsewhere. */
export function SessionWatch() {
  const client = useQueryClient()
  const token = useToken()
  const config = useQuery(systemQueries.config()).data
  const info = useQuery({ ...memberQueries.info(token ?? ''), enabled: token !== null }).data

  useEffect(
    () =>
      onEndedElsewhere(() => {
        formDrafts.clear()
        forgetVisitor(client)
      }),
    [client],
  )

  useEffect(() => {
    if (!config) return
    session.set('merchantCode', config.merchantCode)
    session.set('merchant', config.merchantName)
    session.set('validate', config.register)
  }, [config])

  useEffect(() => {
    if (!info) return
    session.set('account', info.account)
    session.set('username', info.account)
    session.set('customerId', info.customerId)
    if (info.nickname) session.set('nickname', info.nickname)
    session.set('isAgent', roleOfType(info.type, config?.userTypes) === 'agent')
  }, [info, config])

  useLeaveNotice(token)
  useLapseNotice(token)
  const idle = useWhenIdle()
  return token !== null && info && idle ? (
    <Suspense fallback={null}>
      <MemberWatch key={token} token={token} />
    </Suspense>
  ) : null
}

/** Back after a log-out must not show a private page from the browser's page cache. */
function useLeaveNotice(token: string | null) {
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

/** D-013, ERR-13: a lapsed session says so once and asks for a log-in over the page that is open. */
function useLapseNotice(token: string | null) {
  const lapse = useLapse()
  const navigate = useNavigate()
  const { t } = useTranslation()
  const told = useRef(lapse)
  const location = useLocation()
  const last = useRef(location)
  useEffect(() => {
    if (token !== null) last.current = location
  }, [token, location])
  useEffect(() => {
    if (lapse === told.current) return
    told.current = lapse
    if (lapse === null) return
    const { pathname, search, hash } = last.current
    notePlace(pathname + search + hash)
    toast.show({ tone: 'warning', message: t('error.session') })
    const { auth, screen } = factsOf(pathname)
    // Private pages and the agent's have a way of their own: the guard sends them on.
    if (auth || screen === 'agent-home' || screen === 'agent-login') return
    void navigate({ pathname, search: withPopup(search, 'login'), hash }, { replace: true })
  }, [lapse, navigate, t])
}
