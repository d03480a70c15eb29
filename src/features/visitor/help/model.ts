import type { Article, Section } from '#entities/help/sections.ts'
import type { PopupName } from '#patterns/routing/href.ts'
import { parsePopup } from '#patterns/routing/popup.ts'

/** The anchor that a hash names; a malformed encoding is taken literally. */
export function parseAnchor(hash: string): string {
  const raw = hash.replace(/^#/, '')
  try {
    return decodeURIComponent(raw).normalize('NFC').trim()
  } catch {
    return raw
  }
}

export interface ArticleLocation {
  readonly section: Section
  readonly article: Article
  /** The article after this one, which may be in the next section. */
  readonly next: Article | null
}

/**
 * The article that an anchor names. The id of a section gives its first article, an unknown one the
 * first article of all. Null when there is none.
 */
export function locateArticle(
  sections: readonly Section[],
  anchor: string,
): ArticleLocation | null {
  const articles = sections.flatMap((section) =>
    section.articles.map((article) => ({ section, article })),
  )
  const named = articles.findIndex(({ article }) => article.id === anchor)
  const ofSection = articles.findIndex(({ section }) => section.id === anchor)
  const at = named >= 0 ? named : Math.max(0, ofSection)
  const location = articles[at]
  return location ? { ...location, next: articles[at + 1]?.article ?? null } : null
}

/** The target of an article's link: the help, another pop-up, or a page. */
export type LinkTarget =
  | { readonly kind: 'article'; readonly anchor: string }
  | { readonly kind: 'popup'; readonly name: PopupName }
  | { readonly kind: 'page'; readonly href: string }

/** The target of a link inside the app; `pathname` is the page that the help is open over. */
export function findLinkTarget(href: string, pathname: string): LinkTarget {
  const url = new URL(href, 'https://app.invalid')
  const name = parsePopup(url.search)
  const isPopupOnly = [...url.searchParams.keys()].every((key) => key === 'popup')
  const isAnchor = url.pathname === pathname && url.hash !== '' && name === null
  if (url.pathname === '/help' || name === 'help' || isAnchor)
    return { kind: 'article', anchor: parseAnchor(url.hash) }
  if (url.pathname === '/' && name && isPopupOnly) return { kind: 'popup', name }
  return { kind: 'page', href }
}
