import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { overlayPageOf } from '../../patterns/routing/member-page.ts'
import { popupOf } from '../../patterns/routing/popup.ts'
import { useToken } from '../../session/store.ts'
import { contentKey } from '../routing/route-table.ts'
import { useRoute } from '../routing/use-route.ts'
import { focusHeading } from './focus-heading.ts'

/** ADR 0062: after every change of page and every log-in the page's heading has the focus. */
export function useHeadingFocus(): void {
  const { pathname, search } = useLocation()
  const route = useRoute()
  const token = useToken()
  const covered =
    overlayPageOf(search) !== null || popupOf(search) !== null || route.overlay !== null
  const page = contentKey(route, pathname) + (route.page ?? '')
  const led = useRef({ page, token })
  useEffect(() => {
    const { current } = led
    if (covered || (current.page === page && current.token === token)) return
    led.current = { page, token }
    const left = new AbortController()
    const signedIn = token !== null && current.token === null
    focusHeading(document.activeElement, signedIn, left.signal)
    return () => left.abort()
  }, [page, token, covered])
}
