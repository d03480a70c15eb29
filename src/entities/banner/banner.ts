import { safePath, safeUrl } from '#lib/safe-url.ts'
import type { PopupName } from '#patterns/routing/href.ts'

export interface Banner {
  readonly id: number
  readonly groupName: string
  readonly sequence: number
  readonly title: string
  /** Written over the picture. */
  readonly headline?: string
  readonly terms?: string
  readonly action?: string
  readonly url: string
  /** Of a video: its still picture and its length. */
  readonly poster?: string
  readonly seconds?: number
  readonly linkage: string | null
  readonly linkageType: string
}

interface BannerFacts {
  readonly groupName: string
  readonly sequence: number
}

/** The banners of one group in their sequence. */
export const filterBanners = <B extends BannerFacts>(banners: readonly B[], group: string): B[] =>
  banners.filter((banner) => banner.groupName === group).sort((a, b) => a.sequence - b.sequence)

export type BannerTarget =
  | { kind: 'none' }
  /** A page of the portal, as path with query. */
  | { kind: 'path'; to: string }
  /** A game, which may be closed to this visitor; `to` is its own page, which `gameTarget` may replace. */
  | { kind: 'game'; to: string; nodeId: number }
  /** Another site, to be opened in a new tab. */
  | { kind: 'link'; href: string }

const NO_TARGET: BannerTarget = { kind: 'none' }

/** Pop-ups that need no parameters and have no effect by being opened. */
const BANNER_POPUPS: readonly PopupName[] = [
  'login',
  'register',
  'help',
  'feedback',
  'notices',
  'chat',
  'apps',
]

/** The target of a banner; none when it is unsafe or unknown. */
export function bannerTarget(type: string, linkage: string | null): BannerTarget {
  const path = (to: string | null): BannerTarget => (to ? { kind: 'path', to } : NO_TARGET)
  if (!linkage) return NO_TARGET
  if (type === 'INTERNAL') return path(safePath(linkage))
  if (type === 'GAME') {
    const nodeId = /^[1-9]\d{0,11}$/.test(linkage) ? Number(linkage) : null
    return nodeId ? { kind: 'game', to: `/game/${nodeId}`, nodeId } : NO_TARGET
  }
  if (type === 'MODAL') {
    const name = BANNER_POPUPS.find((known) => known === linkage)
    return path(name ? `/?popup=${name}` : null)
  }
  const href = type === 'EXTERNAL' ? safeUrl(linkage) : null
  return href?.startsWith('https:') ? { kind: 'link', href } : NO_TARGET
}

const MAX_TITLE_LENGTH = 120

/** A banner's title, cut to a reasonable length. */
export const shortenTitle = (title: string): string => {
  const points = [...title]
  return points.length > MAX_TITLE_LENGTH ? `${points.slice(0, MAX_TITLE_LENGTH).join('')}…` : title
}

const VIDEO_HOSTS = new Set(
  ['youtube.com', 'youtube-nocookie.com'].flatMap((host) => [host, `www.${host}`, `m.${host}`]),
)

/** The id of a video on the one allowed site; null for anything else. */
export function videoId(raw: string): string | null {
  const link = safeUrl(raw)
  if (!link?.startsWith('https:')) return null
  const url = new URL(link)
  if (!VIDEO_HOSTS.has(url.hostname) || url.port !== '') return null
  const [, id] = /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(url.pathname) ?? []
  const named = url.pathname === '/watch' ? url.searchParams.get('v') : (id ?? null)
  return named !== null && /^[\w-]{11}$/.test(named) ? named : null
}
