import { normalise } from './search-text.ts'

/** A part of a text that matches the search, or one between two matches. */
export interface TextSegment {
  /** Its offset in the whole text. */
  readonly at: number
  readonly text: string
  readonly isMatch: boolean
}

/** A normalised text, and for each of its letters where what it was made of begins and ends. */
interface Folded {
  readonly text: string
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

/** The signs that join two consonants in the Indic scripts. */
const VIRAMA = '\u094d\u09cd\u0acd\u0bcd\u0c4d\u0ccd\u0d4d'
/** Units that are read and highlighted together: a letter with its marks, joined letters. */
const CLUSTER = new RegExp(
  `(?:\\p{L}[\\p{M}\\u200c\\u200d]*[${VIRAMA}][\\u200c\\u200d]*)+\\p{L}[\\p{M}\\u200c\\u200d]*|\\P{M}[\\p{M}\\u200c\\u200d]*|\\p{M}+`,
  'gu',
)

/** A text normalised cluster by cluster, for finding one in another. */
export function foldText(source: string): Folded {
  const starts: number[] = []
  const ends: number[] = []
  let text = ''
  for (const { 0: cluster, index } of source.matchAll(CLUSTER)) {
    const folded = normalise(cluster)
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(index)
      ends.push(index + cluster.length)
    }
    text += folded
  }
  return { text, starts, ends }
}

const MAX_QUERY = 80
const MAX_TERMS = 8

/** A word without the punctuation around it; what is inside stays, as in `24/7`. */
const TERM = /[\p{L}\p{M}\p{N}](?:\S*[\p{L}\p{M}\p{N}])?/gu

/** The words of a normalised text as a reader separates them, each once. */
export const termsIn = (normal: string): readonly string[] => [...new Set(normal.match(TERM))]

/** The words of a query, normalised, each once. */
export const splitTerms = (query: string): readonly string[] =>
  termsIn(foldText(query.slice(0, MAX_QUERY).normalize('NFC')).text).slice(0, MAX_TERMS)

/** Start and end of each match of the terms in a text, in order, never overlapping. */
export function findMatches(source: string, terms: readonly string[]): readonly [number, number][] {
  const { text, starts, ends } = foldText(source)
  const matches: [number, number][] = []
  for (const term of terms) {
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length))
      matches.push([starts[at] ?? 0, ends[at + term.length - 1] ?? source.length])
  }
  return matches
    .sort(([a], [b]) => a - b)
    .reduce<[number, number][]>((merged, [start, end]) => {
      const last = merged.at(-1)
      if (last && start <= last[1]) last[1] = Math.max(last[1], end)
      else merged.push([start, end])
      return merged
    }, [])
}

/** A text as segments, so that the matches can be marked. */
export function splitSegments(source: string, terms: readonly string[]): readonly TextSegment[] {
  const segments: TextSegment[] = []
  let done = 0
  for (const [start, end] of findMatches(source, terms)) {
    if (start > done) segments.push({ at: done, text: source.slice(done, start), isMatch: false })
    segments.push({ at: start, text: source.slice(start, end), isMatch: true })
    done = end
  }
  if (done < source.length) segments.push({ at: done, text: source.slice(done), isMatch: false })
  return segments
}

/** Whether a text has every one of the terms. */
export const hasTerms = (source: string, terms: readonly string[]): boolean => {
  const { text } = foldText(source.normalize('NFC'))
  return terms.every((term) => text.includes(term))
}
