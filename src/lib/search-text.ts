import { toLatinDigits } from './digits.ts'

/** Letters that no decomposition takes apart, or that writers use for one another. */
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
  // Arabic: final ya and ta, the letters of Persian keyboards, and the sounds of foreign words.
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ٱ: 'ا',
  ک: 'ك',
  گ: 'ك',
  ڤ: 'ف',
  پ: 'ب',
  چ: 'ج',
  // Bengali letters that sound alike, and two of Assamese.
  ঈ: 'ই',
  ঊ: 'উ',
  'ী': 'ি',
  'ূ': 'ু',
  ণ: 'ন',
  শ: 'স',
  ষ: 'স',
  ৎ: 'ত',
  ৰ: 'র',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/**
 * Tones, accents and vowel signs that many leave out: of Latin, Greek and Cyrillic, Hebrew, Arabic (with
 * its hamza on a carrier), Thai and Lao, and the Bengali chandrabindu.
 */
const OPTIONAL_MARKS =
  /[\u0300-\u036f\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u0981\u0e48-\u0e4c\u0ec8-\u0ecc]/g
/** Joiners, direction marks, variants, soft hyphens, the Arabic tatweel and apostrophes, which do not count. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}\u0640'’ʼ`]/gu

/** Bengali conjuncts that are written in several ways, each in one of them. */
const CONJUNCTS: readonly (readonly [RegExp, string])[] = [
  // সঙ্গীত as সংগীত, রঙ as রং
  [/ঙ্?/g, 'ং'],
  // যাদু as জাদু; not য়, which has a nukta
  [/য(?!\u09bc)/g, 'জ'],
  // কর্ম্ম as কর্ম
  [/র্([\u0995-\u09b9])্\1/g, 'র$1'],
  // উৎসব, উত্সব and উতসব
  [/্/g, ''],
]
const BENGALI = /[\u0980-\u09ff]/

const inOneSpelling = (text: string): string =>
  BENGALI.test(text)
    ? CONJUNCTS.reduce((spelt, [written, as]) => spelt.replace(written, as), text)
    : text

/**
 * A text as every search of the portal compares it: no case, no accents and tones (đ is d), Arabic letters
 * used for one another and Bengali sounds and conjuncts in one spelling each, digits 0-9 of any script,
 * full width as plain, nothing invisible.
 */
export const normalise = (text: string): string =>
  inOneSpelling(
    toLatinDigits(
      text
        .normalize('NFKD')
        .replace(OPTIONAL_MARKS, '')
        .replace(INVISIBLE, '')
        .toLowerCase()
        .normalize('NFC')
        .replace(OPTIONAL_MARKS, '')
        .replace(LETTER, (letter) => LETTERS[letter] ?? letter),
    ),
  )

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** The words of a normalised text. */
export const splitWords = (normal: string): readonly string[] => normal.match(WORD) ?? []

/** A normalised text without anything between its words. */
export const compact = (normal: string): string => splitWords(normal).join('')
