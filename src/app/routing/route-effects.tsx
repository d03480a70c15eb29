import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from '../../i18n/use-translation.ts'
import { popupOf } from '../../patterns/routing/popup.ts'
import { contentKey, factsOf, titleOf } from './paths.ts'

/** RTE-38, RTE-39: after a route change the page is at its top, or at the element its hash names. */
export function RouteEffects() {
  const { pathname, search, hash } = useLocation()
  const { t } = useTranslation(['shell', 'common'])
  const title = t(`shell:title.${titleOf(pathname, search)}`)
  const brand = t('common:brand')

  useEffect(() => {
    document.title = title === t('shell:title.home') ? brand : `${title} · ${brand}`
  }, [title, brand, t])

  // The hash belongs to the pop-up while one is open; the page behind stays where it is, also when
  // the pop-up closes.
  const covered = popupOf(search) !== null || factsOf(pathname).overlay !== undefined
  const now = { key: contentKey(pathname), covered }
  const last = useRef(now)
  const latest = useRef(now)
  latest.current = now
  useEffect(() => {
    const behind = last.current.covered && last.current.key === contentKey(pathname)
    last.current = latest.current
    if (!behind && !latest.current.covered) scrollFor(pathname, hash)
  }, [pathname, hash])

  // A pop-up may come and go without path or hash.
  useEffect(() => {
    last.current = { ...last.current, covered }
  }, [covered])

  return null
}

function scrollFor(_pathname: string, hash: string): void {
  const target = hash ? document.getElementById(safeDecode(hash.slice(1))) : null
  if (target) target.scrollIntoView()
  // At once: sliding there would show the new page from the middle up.
  else window.scrollTo({ top: 0, behavior: 'instant' })
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
