import type { Random } from '#mocks/world/core/prng.ts'
import type { Subject } from './subjects.ts'
import { anyModifiers, places, playEndings, tableEndings, type Word } from './words.ts'

/** A title in both languages, one to three words in each. */
export interface Title {
  en: string
  bn: string
}

const tableSettings = new Set(['live', 'sports', 'esports', 'cock', 'lott', 'bingo', 'pvp'])
const consonant = /[\u0995-\u09b9\u09dc-\u09df\u09ce\u09cd]$/

/** The Bengali genitive: পদ্ম -> পদ্মের, নদী -> নদীর, বই -> বইয়ের. */
export function genitive(word: string): string {
  if (consonant.test(word)) return `${word}ের`
  if (/[\u0985-\u0994]$/.test(word)) return `${word}য়ের`
  return `${word}র`
}

function wordCount(text: string): number {
  return text.split(' ').length
}

function shares(a: string, b: string): boolean {
  const wordsOfB = b.toLowerCase().split(' ')
  return a
    .toLowerCase()
    .split(' ')
    .some((word) => wordsOfB.includes(word))
}

function clashes(noun: Word, other: Word): boolean {
  return shares(noun.en, other.en) || shares(noun.bn, other.bn)
}

function compose(random: Random, subject: Subject): Title | null {
  const noun = random.pick(subject.nouns)
  const long = wordCount(noun.en) > 1
  const pattern = random.next()
  const endings = tableSettings.has(subject.setting) ? tableEndings : playEndings
  if (pattern < 0.4) {
    const before = random.pick(anyModifiers)
    if (clashes(noun, before)) return null
    return { en: `${before.en} ${noun.en}`, bn: `${before.bn} ${noun.bn}` }
  }
  if (pattern < 0.7) {
    const after = random.pick(endings)
    if (clashes(noun, after)) return null
    return { en: `${noun.en} ${after.en}`, bn: `${genitive(noun.bn)} ${after.bn}` }
  }
  if (long) return null
  if (pattern < 0.84) {
    const place = random.pick(places)
    if (clashes(noun, place)) return null
    return { en: `${noun.en} of ${place.en}`, bn: `${genitive(place.bn)} ${noun.bn}` }
  }
  const before = random.pick(anyModifiers)
  const after = random.pick(endings)
  if (wordCount(after.en) > 1 || before.en === after.en) return null
  if (clashes(noun, before) || clashes(noun, after) || clashes(before, after)) return null
  return {
    en: `${before.en} ${noun.en} ${after.en}`,
    bn: `${before.bn} ${genitive(noun.bn)} ${after.bn}`,
  }
}

/** A name generator that never repeats a title in either language. */
export function createNamer(random: Random): (subject: Subject) => Title {
  const seen = new Set<string>()
  return (subject) => {
    for (let attempt = 0; attempt < 400; attempt += 1) {
      const title = compose(random, subject)
      if (!title || wordCount(title.en) > 3 || seen.has(title.en) || seen.has(title.bn)) continue
      seen.add(title.en)
      seen.add(title.bn)
      return title
    }
    throw new Error(`No free title is left for ${subject.glyph}; add nouns or modifiers`)
  }
}
