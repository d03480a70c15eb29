import SearchableMap from 'minisearch/SearchableMap'
import { compact, normalise } from '#lib/search-text.ts'
import { allowedTypos } from '#lib/typos.ts'
import { findStem, indexWords, queryWords, swapNeighbours } from './words.ts'

/** All games in columns that travel to a worker without being copied piece by piece; most popular first. */
export interface SearchData {
  readonly ids: Uint32Array
  /** One name a line. */
  readonly names: string
  /** The names by the vendors, one a line; an empty line when it is the same as the name. */
  readonly gameNames: string
  /** Positions in `vendorNames`. */
  readonly vendors: Uint16Array
  /** Code and name of each vendor. */
  readonly vendorNames: readonly string[]
  /** Positions in `typeNames`. */
  readonly types: Uint8Array
  /** Code and name of each type, in the language shown. */
  readonly typeNames: readonly string[]
}

export interface Search {
  /** Node ids, best first. Empty for a query without a word. */
  find(query: string): Uint32Array
}

/** Ranks of matches: whole name, its beginning, its words, words of vendor and type, one typo, two. */
const EXACT = 0
const BEGINS = 1
const WORDS = 2
const AROUND = 3
const TYPOS = 4
const LEVELS = 6
const NONE = 255

/** Occurrences of a word: rows whose name has it, and rows of matching vendors and types. */
interface Occurrences {
  readonly inName: number[]
  readonly around: number[]
}

const SLICE = 200

/** Rows by a number, for instance by vendor. */
function rowsBy(column: Uint16Array | Uint8Array, count: number): number[][] {
  const rows: number[][] = Array.from({ length: count }, () => [])
  column.forEach((at, row) => {
    rows[at]?.push(row)
  })
  return rows
}

/**
 * Builds the search in slices: each step of the generator does a part, so that a page without worker
 * stays responsive. Ranking: exact, beginning, words, words of vendor and type, typos; the more
 * popular game goes first among equals.
 */
export function* buildSearch(data: SearchData): Generator<undefined, Search> {
  const { ids, vendors, vendorNames, types, typeNames } = data
  const names = data.names.split('\n')
  const gameNames = data.gameNames.split('\n')
  const count = ids.length
  const index = new SearchableMap<Occurrences>()
  const compactNames: string[] = []
  const compactGameNames: string[] = []

  const occurrencesOf = (word: string): Occurrences => {
    const known = index.get(word)
    if (known) return known
    const fresh: Occurrences = { inName: [], around: [] }
    index.set(word, fresh)
    return fresh
  }

  // The words of names repeat: each is normalised once.
  const known = new Map<
    string,
    { readonly plain: string; readonly occurrences: readonly Occurrences[] }
  >()
  const normaliseOnce = (word: string) => {
    const normal = normalise(word)
    const words = indexWords(normal).flatMap((part) => [part, findStem(part) ?? part])
    const entry = { plain: compact(normal), occurrences: [...new Set(words)].map(occurrencesOf) }
    known.set(word, entry)
    return entry
  }

  /** Indexes the words of a name for a row; returns the name as one word. */
  const add = (name: string, row: number): string => {
    let plainName = ''
    for (const word of name.split(' ')) {
      const { plain, occurrences } = known.get(word) ?? normaliseOnce(word)
      plainName += plain
      for (const { inName } of occurrences) if (inName.at(-1) !== row) inName.push(row)
    }
    return plainName
  }

  for (let row = 0; row < count; row += 1) {
    compactNames.push(add(names[row] ?? '', row))
    compactGameNames.push(add(gameNames[row] ?? '', row))
    if (row % SLICE === SLICE - 1) yield
  }
  const groups = [
    [vendorNames, rowsBy(vendors, vendorNames.length)],
    [typeNames, rowsBy(types, typeNames.length)],
  ] as const
  for (const [texts, rows] of groups) {
    texts.forEach((text, at) => {
      for (const word of indexWords(normalise(text)))
        for (const row of rows[at] ?? []) occurrencesOf(word).around.push(row)
    })
    yield
  }

  /** The best level of each row for one word of the query. */
  const levelsFor = (word: string): Uint8Array => {
    const levels = new Uint8Array(count).fill(NONE)
    const mark = (rows: readonly number[], level: number) => {
      for (const row of rows) if (level < (levels[row] ?? 0)) levels[row] = level
    }
    const markBoth = ({ inName, around }: Occurrences, level: number) => {
      mark(inName, level)
      mark(around, level)
    }
    for (const { inName, around } of index.atPrefix(word).values()) {
      mark(inName, WORDS)
      mark(around, AROUND)
    }
    const typos = allowedTypos(word)
    if (typos > 0) {
      for (const [occurrences, distance] of index.fuzzyGet(word, typos).values())
        markBoth(occurrences, distance > 1 ? TYPOS + 1 : TYPOS)
      for (const swapped of swapNeighbours(word)) {
        const occurrences = index.get(swapped)
        if (occurrences) markBoth(occurrences, TYPOS)
      }
    }
    const stem = findStem(word)
    if (stem) {
      for (const occurrences of index.atPrefix(stem).values()) markBoth(occurrences, TYPOS)
      if (allowedTypos(stem) > 0)
        for (const [occurrences] of index.fuzzyGet(stem, 1).values())
          markBoth(occurrences, TYPOS + 1)
    }
    return levels
  }

  return {
    find(query) {
      const normal = normalise(query)
      const words = queryWords(normal)
      const [first, ...others] = words.map(levelsFor)
      if (!first) return new Uint32Array()
      for (const levels of others)
        levels.forEach((level, row) => {
          if (level > (first[row] ?? 0)) first[row] = level
        })
      const whole = compact(normal)
      const found: number[][] = Array.from({ length: LEVELS }, () => [])
      compactNames.forEach((name, row) => {
        const other = compactGameNames[row] ?? ''
        const begins = name.startsWith(whole) || other.startsWith(whole)
        const start = name === whole || other === whole ? EXACT : BEGINS
        const level = begins ? start : first[row]
        found[level ?? NONE]?.push(ids[row] ?? 0)
      })
      return Uint32Array.from(found.flat())
    },
  }
}

/** The search in one go. */
export function createSearch(data: SearchData): Search {
  const steps = buildSearch(data)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
