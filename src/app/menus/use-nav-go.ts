import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useMayPlay } from '#entities/game/use-may-play.ts'

/** HDR-19..23: the other types lead to their page, however many vendors they have. */
const MAY_LAUNCH = /^\/(live|sports|esports|cockfight|lott|elott|bgs)$/

/**
 * An `onClickCapture` handler for links of navigation types. A type whose only vendor is known
 * leads to that vendor, not to its page. Returns whether it handled the click.
 */
export function useNavGo(): (event: MouseEvent<HTMLElement>) => boolean {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const mayPlay = useMayPlay()
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const other = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey
    if (!link || other || link.search || !MAY_LAUNCH.test(link.pathname)) return false
    event.preventDefault()
    const from = window.location.href
    const page = { to: link.pathname, forMoney: false }
    void import('./nav-launch.ts')
      .then(({ resolveNavLink }) => resolveNavLink(queries, page.to))
      .catch(() => page)
      .then(({ to, forMoney }) => {
        // The visitor may have navigated elsewhere meanwhile.
        if (window.location.href !== from || (forMoney && !mayPlay())) return
        return navigate(to, { replace: to === window.location.pathname })
      })
    return true
  }
}
