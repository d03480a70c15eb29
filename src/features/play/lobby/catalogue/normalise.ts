/** Zeros of the digits that the portal's languages write; nine more follow each. */
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0,
  0x1040, 0x17e0,
]
const DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u17e9]/g

/** Letters that no decomposition takes apart. */
const LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
}
const LETTER = /[đðħıłøßæœς]/g

/** Bengali letters that sound alike, which many write one for the other. */
const ALIKE: Readonly<Record<string, string>> = {
  ঈ: 'ই',
  ঊ: 'উ',
  'ী': 'ি',
  'ূ': 'ু',
  ণ: 'ন',
  শ: 'স',
  ষ: 'স',
}
const ALIKE_LETTER = /[\u0988\u098a\u09a3\u09b6\u09b7\u09c0\u09c2]/g

/** Tones and accents of Latin, Greek and Cyrillic, Arabic vowel signs, Thai tones and silencers. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u064b-\u0652\u0670\u0e48-\u0e4c]/g
/** Joiners, soft hyphens and apostrophes, which do not count. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff'’ʼ`]/g

function plainDigit(character: string): string {
  const code = character.charCodeAt(0)
  const zero = ZEROS.find((start) => code >= start && code <= start + 9)
  return zero === undefined ? character : String(code - zero)
}

/**
 * A text as search compares it: no case, no accents and tones (đ is d), Bengali and other letters in
 * one spelling each (য় ড় ঢ় by their nukta, ি for ী, ন for ণ), digits 0-9, full width as plain, no joiners.
 */
export const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(OPTIONAL_MARKS, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(ALIKE_LETTER, (letter) => ALIKE[letter] ?? letter)
    .replace(DIGIT, plainDigit)

const WORD = /[\p{L}\p{M}\p{N}]+/gu
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

/** Where a syllable may begin: at a letter or a vowel that is written before it. */
const endings = (text: string): string[] => {
  const characters = [...text]
  return characters.flatMap((character, at) =>
    /\p{L}/u.test(character) ? [characters.slice(at).join('')] : [],
  )
}

/** The words under which a (normalised) text is found. */
export function indexWords(normal: string): string[] {
  const found = (normal.match(WORD) ?? []).flatMap(piecesOf).flatMap(({ text, kind }) => {
    if (kind === 'word') return [text]
    if (kind === 'syllables') return endings(text)
    const characters = [...text]
    return [...characters, ...pairs(characters)]
  })
  return [...new Set(found)]
}

/** The words of a (normalised) query; all have to be found. */
export function queryWords(normal: string): string[] {
  const words = (normal.match(WORD) ?? []).flatMap(piecesOf).flatMap(({ text, kind }) => {
    const characters = kind === 'characters' ? [...text] : []
    return characters.length > 1 ? pairs(characters) : [text]
  })
  return [...new Set(words)]
}

/** Endings of Bengali nouns, as `normalise` spells them, longest first. */
const ENDING = /(?:গুলোর|গুলির|গুলো|গুলি|টির|টার|দের|েরা|টি|টা|ের|কে|তে|রা|ে|র)$/
/** Less than this is no noun any more. */
const SHORTEST_STEM = 3

/** A (normalised) Bengali word without its ending; null when it has none. */
export function stemOf(word: string): string | null {
  const stem = word.replace(ENDING, '')
  return stem !== word && stem.length >= SHORTEST_STEM ? stem : null
}

/** The word with two neighbouring letters swapped, once for each pair: tigre is tiger. */
export function swaps(word: string): string[] {
  const letters = [...word]
  return letters.slice(1).flatMap((letter, at) => {
    const before = letters[at] ?? ''
    return letter === before
      ? []
      : [[...letters.slice(0, at), letter, before, ...letters.slice(at + 2)].join('')]
  })
}

/** Search forgives one typo in words of three to five letters, two in longer ones. */
export function typosIn(word: string): 0 | 1 | 2 {
  if (CHARACTERS.test(word)) return 0
  // The Bengali hasanta joins two letters and is none.
  const letters = [...word].filter((character) => character !== '\u09cd').length
  if (letters < 3 || /^\d+$/.test(word)) return 0
  return letters <= 5 ? 1 : 2
}

/** A normalised text without anything between its words. */
export const compact = (normal: string): string => (normal.match(WORD) ?? []).join('')
