import type { Article, Section } from './model.ts'
import { plainText } from './plain-text.ts'

/** A run of text that was looked for, or was not. */
export interface Piece {
  /** Where it begins in the whole text. */
  readonly at: number
  readonly text: string
  readonly hit: boolean
}

export interface Found {
  readonly section: Section
  readonly article: Article
  readonly title: readonly Piece[]
  readonly excerpt: readonly Piece[]
}

/** A text as it is compared, and where in the text each of its letters came from. */
interface Folded {
  readonly text: string
  readonly from: readonly number[]
}

/** Accents of the Latin kind and joiners. Vowel signs of Bengali are letters of their own right. */
const UNHEARD = /[\u0300-\u036f\u200b-\u200d\u2060]/g
const BENGALI_ZERO = 0x09e6

/** One letter without case and accent; figures of Bengali as the others write them. */
function plain(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  if (code >= BENGALI_ZERO && code < BENGALI_ZERO + 10) return String(code - BENGALI_ZERO)
  return letter.normalize('NFD').replace(UNHEARD, '').normalize('NFC').toLowerCase()
}

function fold(source: string): Folded {
  const from: number[] = []
  let text = ''
  let at = 0
  for (const letter of source) {
    const bare = plain(letter)
    for (let unit = 0; unit < bare.length; unit += 1) from.push(at)
    text += bare
    at += letter.length
  }
  return { text, from }
}

const MAX_QUERY = 80
const MAX_TERMS = 8

/** The words of a query as they are compared, each once. */
export const termsOf = (query: string): readonly string[] =>
  [...new Set(fold(query.slice(0, MAX_QUERY).normalize('NFC')).text.split(/\s+/))]
    .filter((term) => term !== '')
    .slice(0, MAX_TERMS)

const JOINED = /^(?:[\p{M}\udc00-\udfff]|\u200c|\u200d)/u
/** The signs that tie two consonants into one in the scripts of India. */
const VIRAMA = /[\u094d\u09cd\u0acd\u0bcd\u0c4d\u0ccd\u0d4d]$/

/** Whether a boundary may be drawn before `at` without tearing a written sign apart. */
const parts = (text: string, at: number) =>
  at <= 0 || at >= text.length || !(JOINED.test(text.slice(at)) || VIRAMA.test(text.slice(0, at)))

/** Where the terms stand in a text: from and to, in order, never overlapping. */
function hitsOf(source: string, terms: readonly string[]): readonly [number, number][] {
  const { text, from } = fold(source)
  const hits: [number, number][] = []
  for (const term of terms) {
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
      let start = from[at] ?? 0
      let end = from[at + term.length] ?? source.length
      while (!parts(source, start)) start -= 1
      while (!parts(source, end)) end += 1
      hits.push([start, end])
    }
  }
  return hits
    .sort(([a], [b]) => a - b)
    .reduce<[number, number][]>((merged, [start, end]) => {
      const last = merged.at(-1)
      if (last && start <= last[1]) last[1] = Math.max(last[1], end)
      else merged.push([start, end])
      return merged
    }, [])
}

/** A text in runs, so that the ones looked for can be marked. */
export function piecesOf(source: string, terms: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const [start, end] of hitsOf(source, terms)) {
    if (start > done) pieces.push({ at: done, text: source.slice(done, start), hit: false })
    pieces.push({ at: start, text: source.slice(start, end), hit: true })
    done = end
  }
  if (done < source.length) pieces.push({ at: done, text: source.slice(done), hit: false })
  return pieces
}

const BEFORE = 40
const LENGTH = 140

/** The part of a text around the first hit, cut between words. */
function excerptOf(source: string, terms: readonly string[]): readonly Piece[] {
  const first = hitsOf(source, terms)[0]?.[0] ?? 0
  const start = first <= BEFORE ? 0 : source.indexOf(' ', first - BEFORE) + 1
  const far = source.lastIndexOf(' ', start + LENGTH)
  const end = start + LENGTH >= source.length || far <= first ? source.length : far
  const cut = source.slice(start, end)
  const words = `${start > 0 ? '…' : ''}${cut}${end < source.length ? '…' : ''}`
  return piecesOf(words, terms)
}

/** What is searched: every article with its words, read once. */
export interface Entry {
  readonly section: Section
  readonly article: Article
  readonly title: string
  readonly words: string
  readonly foldedTitle: string
  readonly folded: string
}

export const entriesOf = (sections: readonly Section[]): readonly Entry[] =>
  sections.flatMap((section) =>
    section.articles.map((article) => {
      const title = article.title.normalize('NFC')
      const words = plainText(article.content)
      const foldedTitle = fold(title).text
      const folded = `${foldedTitle}\n${fold(words).text}`
      return { section, article, title, words, foldedTitle, folded }
    }),
  )

/**
 * D-079: the articles that have every word of the query in their title or text, whatever the case and
 * the accents; those with more of them in the title come first. An empty query finds nothing.
 */
export function find(entries: readonly Entry[], query: string): readonly Found[] {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  const inTitle = (entry: Entry) => terms.filter((term) => entry.foldedTitle.includes(term)).length
  return entries
    .filter(({ folded }) => terms.every((term) => folded.includes(term)))
    .sort((a, b) => inTitle(b) - inTitle(a))
    .map(({ section, article, title, words }) => ({
      section,
      article,
      title: piecesOf(title, terms),
      excerpt: excerptOf(words, terms),
    }))
}
