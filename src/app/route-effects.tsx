import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from '../i18n/use-translation.ts'
import { factsOf } from './paths.ts'

/** RTE-38, RTE-39: after a route change the page is at its top, or at the element its hash names. */
export function RouteEffects() {
  const { pathname, hash } = useLocation()
  const { t } = useTranslation(['shell', 'common'])
  const title = t(`shell:title.${factsOf(pathname).title}`)
  const brand = t('common:brand')

  useEffect(() => {
    document.title = title === t('shell:title.home') ? brand : `${title} · ${brand}`
  }, [title, brand, t])

  useEffect(() => scrollFor(pathname, hash), [pathname, hash])

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
