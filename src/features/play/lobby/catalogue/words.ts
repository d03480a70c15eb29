import { splitWords } from '#lib/search-text.ts'

/** Scripts written without spaces: Han and kana character by character, Thai, Lao, Khmer and Burmese in syllables. */
const RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
const CHARACTERS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const NEEDS_RUN =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u

/** A stretch of text without spaces inside. */
interface Piece {
  readonly text: string
  readonly kind: 'word' | 'characters' | 'syllables'
}

function piecesOf(word: string): Piece[] {
  if (!NEEDS_RUN.test(word)) return [{ text: word, kind: 'word' }]
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: run, index } of word.matchAll(RUN)) {
    if (index > from) pieces.push({ text: word.slice(from, index), kind: 'word' })
    pieces.push({ text: run, kind: CHARACTERS.test(run) ? 'characters' : 'syllables' })
    from = index + run.length
  }
  if (from < word.length) pieces.push({ text: word.slice(from), kind: 'word' })
  return pieces
}

const pairs = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, at) => `${characters[at]}${character}`)

/** The parts of a text from each possible start of a syllable: a letter, or a vowel written before it. */
const endings = (text: string): string[] => {
  const characters = [...text]
  return characters.flatMap((character, at) =>
    /\p{L}/u.test(character) ? [characters.slice(at).join('')] : [],
  )
}

/** The words under which a (normalised) text is found. */
export function indexWords(normal: string): string[] {
  const found = splitWords(normal)
    .flatMap(piecesOf)
    .flatMap(({ text, kind }) => {
      if (kind === 'word') return [text]
      if (kind === 'syllables') return endings(text)
      const characters = [...text]
      return [...characters, ...pairs(characters)]
    })
  return [...new Set(found)]
}

/** The words of a (normalised) query; all have to be found. */
export function queryWords(normal: string): string[] {
  const words = splitWords(normal)
    .flatMap(piecesOf)
    .flatMap(({ text, kind }) => {
      const characters = kind === 'characters' ? [...text] : []
      return characters.length > 1 ? pairs(characters) : [text]
    })
  return [...new Set(words)]
}

/** Endings of Bengali nouns, as `normalise` spells them, longest first. */
const ENDING = /(?:গুলোর|গুলির|গুলো|গুলি|টির|টার|দের|েরা|টি|টা|ের|কে|তে|রা|ে|র)$/
/** Minimum length of a stem. */
const MIN_STEM_LENGTH = 3

/** The Arabic article, also with "and", "with" and "for" before it. */
const ARTICLE = /^(?:وال|بال|لل|ال)/

/** A (normalised) word without its Bengali ending or Arabic article; null when it has none. */
export function findStem(word: string): string | null {
  const stem = word.replace(ENDING, '').replace(ARTICLE, '')
  return stem !== word && stem.length >= MIN_STEM_LENGTH ? stem : null
}

/** The word with two neighbouring letters swapped, once for each pair: tigre is tiger. */
export function swapNeighbours(word: string): string[] {
  const letters = [...word]
  return letters.slice(1).flatMap((letter, at) => {
    const before = letters[at] ?? ''
    return letter === before
      ? []
      : [[...letters.slice(0, at), letter, before, ...letters.slice(at + 2)].join('')]
  })
}
