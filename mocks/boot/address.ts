import { formatLink, hasLink, type Link, parseLink } from '../scenarios/link.ts'
import { realTab } from './real-storage.ts'

const REMEMBERED = 'portal-mock:link'

/** What the address asks for. */
export interface Wish {
  readonly link: Link
  /** This tab did not have this link before: its visitor is to be logged in. */
  readonly fresh: boolean
  readonly reset: boolean
}

/** An address of this page with another link; everything else in it stays. */
export function addressWith(link: Link, href = location.href): string {
  const url = new URL(href)
  for (const name of ['scenario', 'seed', 'clock', 'reset']) url.searchParams.delete(name)
  const rest = url.searchParams.toString()
  return `${url.pathname}${formatLink(link)}${rest ? `&${rest}` : ''}${url.hash}`
}

/** `?reset` is done once: it leaves the address before anybody can reload it. */
function takeReset(): boolean {
  const url = new URL(location.href)
  if (!url.searchParams.has('reset')) return false
  url.searchParams.delete('reset')
  history.replaceState(
    history.state,
    '',
    `${url.pathname}${url.search.replaceAll('%2B', '+').replaceAll('%3A', ':')}${url.hash}`,
  )
  return true
}

/** The link of the address, else the one this tab remembers, else a normal day. Throws like parseLink. */
export function readWish(): Wish {
  const remembered = realTab.get(REMEMBERED)
  const reset = takeReset()
  const link = parseLink(hasLink(location.search) ? location.search : (remembered ?? ''))
  return { link, reset, fresh: reset || formatLink(link) !== remembered }
}

/** Keeps the link for in-app navigation and reloads. */
export const remember = (link: Link): void => realTab.set(REMEMBERED, formatLink(link))

/** Forgets it, so that the next load starts afresh. */
export const forget = (): void => realTab.remove(REMEMBERED)
