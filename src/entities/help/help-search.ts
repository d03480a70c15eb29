import { plainText } from '#lib/plain-text.ts'
import {
  findMatches,
  foldText,
  splitSegments,
  splitTerms,
  type TextSegment,
  termsIn,
} from '#lib/text-match.ts'
import { nearest } from '#lib/typos.ts'
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
  const first = findMatches(source, terms)[0]?.[0] ?? 0
  const start = first <= BEFORE ? 0 : source.indexOf(' ', first - BEFORE) + 1
  const far = source.lastIndexOf(' ', start + LENGTH)
  const end = start + LENGTH >= source.length || far <= first ? source.length : far
  const cut = source.slice(start, end)
  const excerpt = `${start > 0 ? '…' : ''}${cut}${end < source.length ? '…' : ''}`
  return splitSegments(excerpt, terms)
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
      const foldedTitle = foldText(title).text
      const folded = `${foldedTitle}\n${foldText(text).text}`
      return { section, article, title, text, foldedTitle, folded }
    }),
  )

/** The spellings of a term: itself, or similar words if no article contains it. */
const spellingsOf = (index: readonly IndexEntry[], term: string): readonly string[] =>
  index.some(({ folded }) => folded.includes(term))
    ? [term]
    : nearest(new Set(index.flatMap(({ folded }) => termsIn(folded))), term)

/**
 * The articles with every word of the query in their title or text, normalised as in every search. Typos are forgiven
 * for words that no article contains. Articles with more matches in the title come first. An empty query finds nothing.
 */
export function searchIndex(index: readonly IndexEntry[], query: string): readonly SearchResult[] {
  const terms = splitTerms(query).map((term) => spellingsOf(index, term))
  if (terms.length === 0) return []
  const isIn = (text: string) => (spellings: readonly string[]) =>
    spellings.some((spelling) => text.includes(spelling))
  const inTitle = ({ foldedTitle }: IndexEntry) => terms.filter(isIn(foldedTitle)).length
  const marked = terms.flat()
  return index
    .filter(({ folded }) => terms.every(isIn(folded)))
    .sort((a, b) => inTitle(b) - inTitle(a))
    .map(({ section, article, title, text }) => ({
      section,
      article,
      title: splitSegments(title, marked),
      excerpt: excerptOf(text, marked),
    }))
}
