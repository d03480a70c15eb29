import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { systemQueries } from '#api/content/system.ts'
import { memberQueries } from '#api/member/member.ts'
import { setDefaultLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { withPopup } from '#patterns/routing/popup.ts'
import { rememberAddress, useExpiry } from '#session/expiry.ts'
import { roleOfType } from '#session/roles.ts'
import { session, useToken } from '#session/store.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { findRoute } from '../routing/route-table.ts'
import { lazyPart, withFrameTexts } from '../shells/lazy-part.tsx'
import { useWhenIdle } from './when-idle.ts'

const TabWatch = lazyPart(() => withFrameTexts(import('./tab-watch.tsx')))

/** Keeps the stored session of the tab up to date: who is logged in. */
export function SessionWatch() {
  const token = useToken()
  const config = useQuery(systemQueries.config()).data
  const info = useQuery({ ...memberQueries.info(token ?? ''), enabled: token !== null }).data

  useEffect(() => {
    if (!config) return
    session.set('merchantCode', config.merchantCode)
    session.set('merchant', config.merchantName)
    session.set('validate', config.register)
    setDefaultLanguage(config.defaultLanguage)
  }, [config])

  useEffect(() => {
    if (!info) return
    session.set('account', info.account)
    session.set('username', info.account)
    session.set('customerId', info.customerId)
    if (info.nickname) session.set('nickname', info.nickname)
    session.set('isAgent', roleOfType(info.type, config?.userTypes) === 'agent')
    session.set('enableSalary', info.enableSalary === true)
    session.set('enableContract', info.enableContract === true)
    session.set('readOnly', info.readOnly === true)
  }, [info, config])

  useExpiryNotice(token)
  const idle = useWhenIdle()
  return idle ? (
    <Suspense fallback={null}>
      <TabWatch token={token} />
    </Suspense>
  ) : null
}

/** Shows once that the session expired, and opens the login over the current page. */
function useExpiryNotice(token: string | null) {
  const expiry = useExpiry()
  const navigate = useNavigate()
  const { t } = useTranslation()
  const handled = useRef(expiry)
  const location = useLocation()
  const last = useRef(location)
  useEffect(() => {
    if (token !== null) last.current = location
  }, [token, location])
  useEffect(() => {
    if (expiry === handled.current) return
    handled.current = expiry
    if (expiry === null) return
    const { pathname, search, hash } = last.current
    rememberAddress(pathname + search + hash)
    if (!expiry.explained) toast.show({ tone: 'warning', message: t('error.session') })
    const route = findRoute(pathname, search)
    // Private pages and agents' pages have their own login, to which the route guard redirects.
    if (route && (route.auth !== null || route.frame === 'agent')) return
    void navigate({ pathname, search: withPopup(search, 'login'), hash }, { replace: true })
  }, [expiry, navigate, t])
}
