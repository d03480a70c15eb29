// The headers that a host sends with the files of a build. The build writes the content security policy into each page;
// a host sends the same policy as a header, with the directives that only a header may have.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from '../lib/cli.mjs'

/**
 * @typedef {object} Facts
 * @property {string[]} handedOn prefixes of the paths that belong to the backend
 * @property {{ calls: string[], scripts: string[], pictures: string[], games: string[], chats: string[], films:
 * string[] }} hosts further allowed origins
 * @property {string} reports where browsers report violations of the policy
 */

/** The single description of a host: deploy/hosting.json. @returns {Facts} */
export const readFacts = () => JSON.parse(readFileSync(fromRoot('deploy', 'hosting.json'), 'utf8'))

const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * @param {string} html @param {'script' | 'style'} kind @returns {string[]} the CSP sources that allow the inline parts
 */
export const inlineSources = (html, kind) =>
  [...html.matchAll(INLINE)].filter(([, name]) => name === kind).map(([, , text]) => hashOf(text))

/** The policy in a page of the build. @param {string} html @param {readonly string[]} policies @returns {string} */
export function pagePolicy(html, policies, { hosts } = readFacts()) {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineSources(html, 'script'), ...hosts.scripts],
    'style-src': ["'self'", ...inlineSources(html, 'style')],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts.pictures],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...hosts.calls],
    // A browser checks a frame again after each redirect, so a game can only end up on an allowed origin.
    'frame-src': ["'self'", ...hosts.games, ...hosts.chats, ...hosts.films],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': policies,
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

const META = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"/
const decoded = (text) => text.replaceAll('&#39;', "'").replaceAll('&amp;', '&')

const NEVER = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi']
const UNUSED = ['display-capture', 'browsing-topics', 'screen-wake-lock', 'gyroscope']

/** The headers of every answer. */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'permissions-policy': [...NEVER, ...UNUSED].map((name) => `${name}=()`).join(', '),
}

/** A demo page with its own policy that the portal shows in a frame, like a demo game. */
const FRAMED = '/demo-chat/index.html'

/** The headers of a page. A page without its own policy is a demo game, which the portal shows in a frame. */
function pageHeaders(pathname, html, reports) {
  const [, policy] = META.exec(html) ?? []
  if (policy === undefined) return { 'content-security-policy': "frame-ancestors 'self'" }
  const ancestors = pathname === FRAMED ? "'self'" : "'none'"
  return {
    'content-security-policy': `${decoded(policy)}; frame-ancestors ${ancestors}; report-uri ${reports}; report-to portal`,
    'reporting-endpoints': `portal="${reports}"`,
    // A login window must keep its opener after it returns from another origin.
    'cross-origin-opener-policy':
      pathname === '/social.html' ? 'unsafe-none' : 'same-origin-allow-popups',
  }
}

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'

/** How long a file may be cached; pages are revalidated each time. @param {string} pathname */
export function getCacheControl(pathname) {
  if (pathname.startsWith('/assets/')) return YEAR
  return /\.html$|ServiceWorker\.js$/.test(pathname) ? 'no-cache' : DAY
}

/**
 * The headers of a file of the build. @param {string} pathname @param {string | null} html its text, if it is a page
 */
export const buildHeaders = (pathname, html, { reports } = readFacts()) => ({
  ...EVERYWHERE,
  ...(html === null ? {} : pageHeaders(pathname, html, reports)),
  'cache-control': getCacheControl(pathname),
})

/** The pages of a build with their headers, including `/index.html`. @param {string} dist */
export function pagesWithHeaders(dist) {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  return names
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => ({ name, headers: buildHeaders(name, readFileSync(join(dist, name), 'utf8')) }))
}
