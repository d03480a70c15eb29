import { asArray } from '../../../lib/read.ts'
import type { PopupName } from '../../../patterns/routing/href.ts'
import { popupOf } from '../../../patterns/routing/popup.ts'

export interface Article {
  readonly id: string
  readonly title: string
  readonly content: string
}

export interface Section {
  readonly id: string
  readonly title: string
  readonly articles: readonly Article[]
}

/** The sections that have something to read. */
export const readable = (sections: readonly Section[] | null | undefined): readonly Section[] =>
  asArray(sections).filter((section) => asArray(section.articles).length > 0)

/** RTE-12: the anchor that a hash names; broken encoding is taken as it stands. */
export function anchorOf(hash: string): string {
  const raw = hash.replace(/^#/, '')
  try {
    return decodeURIComponent(raw).normalize('NFC').trim()
  } catch {
    return raw
  }
}

/** Where a reader stands. */
export interface Place {
  readonly section: Section
  readonly article: Article
  /** The article after this one, in whatever section. */
  readonly next: Article | null
}

/**
 * D-079: the article that an anchor names. A section's name gives its first article, and what is
 * unknown the first section's. Null when there is nothing to read.
 */
export function placeOf(sections: readonly Section[], anchor: string): Place | null {
  const places = sections.flatMap((section) =>
    section.articles.map((article) => ({ section, article })),
  )
  const named = places.findIndex(({ article }) => article.id === anchor)
  const opening = places.findIndex(({ section }) => section.id === anchor)
  const at = named >= 0 ? named : Math.max(0, opening)
  const place = places[at]
  return place ? { ...place, next: places[at + 1]?.article ?? null } : null
}

/** Where a link of an article leads: elsewhere in the help, to another pop-up, or to a page. */
export type LinkTarget =
  | { readonly kind: 'article'; readonly anchor: string }
  | { readonly kind: 'popup'; readonly name: PopupName }
  | { readonly kind: 'page'; readonly href: string }

/** D-079: reads a link that stays in the app; `pathname` is the page that the help lies over. */
export function targetOf(href: string, pathname: string): LinkTarget {
  const url = new URL(href, 'https://app.invalid')
  const name = popupOf(url.search)
  const bare = [...url.searchParams.keys()].every((key) => key === 'popup')
  const here = url.pathname === pathname && url.hash !== '' && name === null
  if (url.pathname === '/help' || name === 'help' || here)
    return { kind: 'article', anchor: anchorOf(url.hash) }
  if (url.pathname === '/' && name && bare) return { kind: 'popup', name }
  return { kind: 'page', href }
}
