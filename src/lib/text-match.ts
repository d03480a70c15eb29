/** A part of a text that matches the search, or one between two matches. */
export interface TextSegment {
  /** Its offset in the whole text. */
  readonly at: number
  readonly text: string
  readonly isMatch: boolean
}

/** A text normalised for comparing, and the offset in the original of each of its letters. */
interface Folded {
  readonly text: string
  readonly offsets: readonly number[]
}

/** Latin accents and joiners. Bengali vowel signs count as letters. */
const IGNORED = /[\u0300-\u036f\u200b-\u200d\u2060]/g
const BENGALI_ZERO = 0x09e6

/** One letter without case and accent; Bengali digits become ASCII ones. */
function foldLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  if (code >= BENGALI_ZERO && code < BENGALI_ZERO + 10) return String(code - BENGALI_ZERO)
  return letter.normalize('NFD').replace(IGNORED, '').normalize('NFC').toLowerCase()
}

/** A text without case and accents, for finding one in another. */
export function fold(source: string): Folded {
  const offsets: number[] = []
  let text = ''
  let at = 0
  for (const letter of source) {
    const folded = foldLetter(letter)
    for (let unit = 0; unit < folded.length; unit += 1) offsets.push(at)
    text += folded
    at += letter.length
  }
  return { text, offsets }
}

const MAX_QUERY = 80
const MAX_TERMS = 8

/** The words of a query, normalised, each once. */
export const termsOf = (query: string): readonly string[] =>
  [...new Set(fold(query.slice(0, MAX_QUERY).normalize('NFC')).text.split(/\s+/))]
    .filter((term) => term !== '')
    .slice(0, MAX_TERMS)

const JOINED = /^(?:[\p{M}\udc00-\udfff]|\u200c|\u200d)/u
/** The signs that join two consonants in the Indic scripts. */
const VIRAMA = /[\u094d\u09cd\u0acd\u0bcd\u0c4d\u0ccd\u0d4d]$/

/** Whether a text can be split before `at` without splitting a grapheme. */
const canSplitAt = (text: string, at: number) =>
  at <= 0 || at >= text.length || !(JOINED.test(text.slice(at)) || VIRAMA.test(text.slice(0, at)))

/** Start and end of each match of the terms in a text, in order, never overlapping. */
export function matchesOf(source: string, terms: readonly string[]): readonly [number, number][] {
  const { text, offsets } = fold(source)
  const matches: [number, number][] = []
  for (const term of terms) {
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
      let start = offsets[at] ?? 0
      let end = offsets[at + term.length] ?? source.length
      while (!canSplitAt(source, start)) start -= 1
      while (!canSplitAt(source, end)) end += 1
      matches.push([start, end])
    }
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
export function segmentsOf(source: string, terms: readonly string[]): readonly TextSegment[] {
  const segments: TextSegment[] = []
  let done = 0
  for (const [start, end] of matchesOf(source, terms)) {
    if (start > done) segments.push({ at: done, text: source.slice(done, start), isMatch: false })
    segments.push({ at: start, text: source.slice(start, end), isMatch: true })
    done = end
  }
  if (done < source.length) segments.push({ at: done, text: source.slice(done), isMatch: false })
  return segments
}

/** Whether a text has every one of the terms. */
export const hasTerms = (source: string, terms: readonly string[]): boolean => {
  const { text } = fold(source.normalize('NFC'))
  return terms.every((term) => text.includes(term))
}
