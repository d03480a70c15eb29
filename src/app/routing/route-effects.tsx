import i18next from 'i18next'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { loadTexts } from '../../i18n/i18n.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { TitleKey } from '../../patterns/routing/define-route.ts'
import { overlayPageOf } from '../../patterns/routing/member-page.ts'
import { popupOf } from '../../patterns/routing/popup.ts'
import { useToken } from '../../session/store.ts'
import { contentKey } from './route-table.ts'
import { useRoute } from './use-route.ts'

/** Sets the window's title, once the texts with the page's name are loaded; null leaves it to somebody else. */
export function useWindowTitle(key: TitleKey | null): void {
  const { t } = useTranslation(['shell', 'common'])
  useEffect(() => {
    if (key === null) return
    let current = true
    const brand = t('common:brand')
    const name = () => {
      if (!current) return
      const title = i18next.t(key)
      document.title = key === 'shell:title.home' ? brand : `${title} · ${brand}`
    }
    const [namespace] = key.split(':', 1)
    if (namespace === 'shell') name()
    else loadTexts(namespace ?? 'shell').then(name, () => undefined)
    return () => {
      current = false
    }
  }, [key, t])
}

/**
 * RTE-38, RTE-39: after a route change the page is at its top, or at the element its hash names, and the focus on
 * its heading; so it is after a log-in.
 */
export function RouteEffects() {
  const { pathname, search, hash } = useLocation()
  const route = useRoute()
  const { title } = route
  const overlay = overlayPageOf(search) !== null
  const own = typeof title === 'function' ? title(new URLSearchParams(search)) : title
  useWindowTitle(overlay ? null : own)

  // The hash belongs to the pop-up or the overlay while one is open; the page behind stays where it is, also when
  // the pop-up closes.
  const covered = overlay || popupOf(search) !== null || route.overlay !== null
  const page = contentKey(route, pathname) + (route.page ?? '')
  const now = { key: page, covered }
  const last = useRef(now)
  const arrive = useEffectEvent((page: string, pathname: string, hash: string) => {
    const behind = last.current.covered && last.current.key === page
    last.current = now
    if (!behind && !covered) scrollFor(pathname, hash)
  })
  useEffect(() => arrive(page, pathname, hash), [pathname, page, hash])

  const token = useToken()
  const led = useRef({ page, token })
  useEffect(() => {
    const signedIn = token !== null && led.current.token === null
    if (covered || (led.current.page === page && led.current.token === token)) return
    led.current = { page, token }
    const left = new AbortController()
    const { activeElement } = document
    import('../shells/focus-heading.ts').then(
      ({ focusHeading }) => focusHeading(activeElement, signedIn, left.signal),
      () => undefined,
    )
    return () => left.abort()
  }, [page, token, covered])

  // A pop-up may come and go without path or hash.
  useEffect(() => {
    last.current = { ...last.current, covered }
  }, [covered])

  return null
}

function scrollFor(_pathname: string, hash: string): void {
  const target = hash ? document.getElementById(safeDecode(hash.slice(1))) : null
  if (target) target.scrollIntoView()
  // Instantly: smooth scrolling would show the new page from the middle up.
  else window.scrollTo({ top: 0, behavior: 'instant' })
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
