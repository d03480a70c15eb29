import i18next from 'i18next'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { loadTexts } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { TitleKey } from '#patterns/routing/define-route.ts'
import { parseOverlayPage } from '#patterns/routing/member-page.ts'
import { parsePopup } from '#patterns/routing/popup.ts'
import { useToken } from '#session/store.ts'
import { contentKey } from './route-table.ts'
import { useRoute } from './use-route.ts'

/** Sets the window's title once the texts with the page's name are loaded. Null leaves the title alone. */
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
 * After a route change and after a login, scrolls to the top, or to the element of the hash, and focuses the heading.
 */
export function RouteEffects() {
  const { pathname, search, hash } = useLocation()
  const route = useRoute()
  const { title } = route
  const overlay = parseOverlayPage(search) !== null
  const own = typeof title === 'function' ? title(new URLSearchParams(search)) : title
  useWindowTitle(overlay ? null : own)

  // While a pop-up or overlay is open, the hash belongs to it. The page behind does not scroll, not even when the
  // pop-up closes.
  const covered = overlay || parsePopup(search) !== null || route.overlay !== null
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

  // A pop-up may open and close without a change of path or hash.
  useEffect(() => {
    last.current = { ...last.current, covered }
  }, [covered])

  return null
}

function scrollFor(_pathname: string, hash: string): void {
  const target = hash ? document.getElementById(safeDecode(hash.slice(1))) : null
  if (target) target.scrollIntoView()
  // Instant: a smooth scroll would show the new page from its middle upwards.
  else window.scrollTo({ top: 0, behavior: 'instant' })
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
