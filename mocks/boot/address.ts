import {
  formatLink,
  formatLinkWithFaults,
  hasLink,
  LINK_PARTS,
  parseLink,
  type WorldLink,
} from '#mocks/scenarios/link.ts'
import { realTab } from './real-storage.ts'

const REMEMBERED = 'portal-mock:link'

/** The parameters of the page's address. */
export interface PageRequest {
  readonly link: WorldLink
  /** This link is new to the tab: its visitor is signed in. */
  readonly fresh: boolean
  readonly reset: boolean
}

/** An address of this page with another link; everything else in it stays. */
export function withLink(link: WorldLink, href = location.href): string {
  const url = new URL(href)
  for (const name of [...LINK_PARTS, 'reset']) url.searchParams.delete(name)
  const rest = url.searchParams.toString()
  return `${url.pathname}${formatLinkWithFaults(link)}${rest ? `&${rest}` : ''}${url.hash}`
}

/** Reads `?reset` and removes it from the address, so that a reload does not reset again. */
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

/** The link of the address, else the tab's last link, else `normal`. Throws like parseLink. */
export function readRequest(): PageRequest {
  const remembered = realTab.get(REMEMBERED)
  const reset = takeReset()
  const before = remembered?.replace(/&fault=.*$/, '')
  const faults = new URLSearchParams(location.search).get('fault')
  const kept = faults === null ? remembered : `${before ?? '?'}&fault=${faults}`
  const link = parseLink(hasLink(location.search) ? location.search : (kept ?? ''))
  return { link, reset, fresh: reset || formatLink(link) !== before }
}

/** Keeps the link for in-app navigation and reloads. */
export const rememberLink = (link: WorldLink): void =>
  realTab.set(REMEMBERED, formatLinkWithFaults(link))

/** Forgets the link, so that the next load starts afresh. */
export const forgetLink = (): void => realTab.remove(REMEMBERED)
