import { plainText } from '#lib/plain-text.ts'
import { fold, matchesOf, segmentsOf, type TextSegment, termsOf } from '#lib/text-match.ts'
import type { Article, Section } from './sections.ts'

export interface SearchResult {
  readonly section: Section
  readonly article: Article
  readonly title: readonly TextSegment[]
  readonly excerpt: readonly TextSegment[]
}

const BEFORE = 40
const LENGTH = 140

/** The excerpt of a text around the first match, cut between words. */
function excerptOf(source: string, terms: readonly string[]): readonly TextSegment[] {
  const first = matchesOf(source, terms)[0]?.[0] ?? 0
  const start = first <= BEFORE ? 0 : source.indexOf(' ', first - BEFORE) + 1
  const far = source.lastIndexOf(' ', start + LENGTH)
  const end = start + LENGTH >= source.length || far <= first ? source.length : far
  const cut = source.slice(start, end)
  const excerpt = `${start > 0 ? '…' : ''}${cut}${end < source.length ? '…' : ''}`
  return segmentsOf(excerpt, terms)
}

/** An article with its text, prepared once for searching. */
export interface IndexEntry {
  readonly section: Section
  readonly article: Article
  readonly title: string
  readonly text: string
  readonly foldedTitle: string
  readonly folded: string
}

export const buildIndex = (sections: readonly Section[]): readonly IndexEntry[] =>
  sections.flatMap((section) =>
    section.articles.map((article) => {
      const title = article.title.normalize('NFC')
      const text = plainText(article.content)
      const foldedTitle = fold(title).text
      const folded = `${foldedTitle}\n${fold(text).text}`
      return { section, article, title, text, foldedTitle, folded }
    }),
  )

/**
 * The articles that have every word of the query in their title or text, ignoring case and
 * accents; those with more of them in the title come first. An empty query finds nothing.
 */
export function searchIndex(index: readonly IndexEntry[], query: string): readonly SearchResult[] {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  const inTitle = (entry: IndexEntry) =>
    terms.filter((term) => entry.foldedTitle.includes(term)).length
  return index
    .filter(({ folded }) => terms.every((term) => folded.includes(term)))
    .sort((a, b) => inTitle(b) - inTitle(a))
    .map(({ section, article, title, text }) => ({
      section,
      article,
      title: segmentsOf(title, terms),
      excerpt: excerptOf(text, terms),
    }))
}
