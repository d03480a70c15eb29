// What a text must keep to, whatever the language: held by tests/house/locale-parity.test.ts and `npm run locales`.
import { PLURAL, wordsOf } from './read.mjs'

/** The script that a language is written in beside Latin; any other language is written in Latin alone. */
const SCRIPTS = {
  AR: 'Arabic',
  FA: 'Arabic',
  UR: 'Arabic',
  BN: 'Bengali',
  CN: 'Han',
  TW: 'Han',
  EL: 'Greek',
  GU: 'Gujarati',
  HE: 'Hebrew',
  HI: 'Devanagari',
  MR: 'Devanagari',
  NE: 'Devanagari',
  KM: 'Khmer',
  KN: 'Kannada',
  KO: 'Hangul',
  LO: 'Lao',
  ML: 'Malayalam',
  MY: 'Myanmar',
  PA: 'Gurmukhi',
  RU: 'Cyrillic',
  UK: 'Cyrillic',
  SI: 'Sinhala',
  TA: 'Tamil',
  TE: 'Telugu',
  TH: 'Thai',
  TY: 'Thai',
}
/** Japanese is written in three. */
const LETTERS = { JA: ['Han', 'Hiragana', 'Katakana'] }
const scriptsOf = (code) => LETTERS[code] ?? (SCRIPTS[code] ? [SCRIPTS[code]] : [])

/** Names and codes that stay as they are in every script. */
const NAMES = [
  ...['Suborno', 'Google', 'Facebook', 'Telegram', 'LINE', 'WhatsApp', 'WeChat', 'iPhone', 'iOS'],
  ...['Android', 'App', 'KiB', 'MiB', 'RTP', 'VIP', 'SMS', 'ID', 'OTP', 'APK', 'QR', 'USDT'],
]
/** Bengali writes all others as it says them. */
const NAMES_OF = { BN: ['LINE', 'RTP'] }

/** Variables and tags, sorted: a translation may move them, not more. */
const markupOf = (text = '') => (text.match(/\{\{[^}]*\}\}|<\/?\w+\/?>/g) ?? []).sort().join(' ')

/**
 * What is wrong with the markup of a text, or null. None, one and two may be said as the English says one, and in
 * words where the language does.
 * @param {string} english what the text translates
 * @param {string} one the English for one
 */
function markupFault(key, english, text, one = english) {
  const wanted = markupOf(english)
  const own = markupOf(text)
  const few = /_(zero|one|two)$/.test(key)
  const allowed = few ? [english, one].flatMap((say) => [say, say.replace('{{count}}', '')]) : []
  if (own === wanted || allowed.some((say) => markupOf(say) === own)) return null
  return `has ${own || 'no variables or tags'} where the English has ${wanted || 'none'}`
}

const alphabets = new Map()

/** Tests of a language's letters: those of others, and, beside Latin, its own. */
function alphabetOf(code) {
  const own = scriptsOf(code)
    .map((name) => `\\p{scx=${name}}`)
    .join('')
  const known = alphabets.get(code) ?? {
    foreign: new RegExp(`[^\\P{L}\\p{scx=Latin}\\p{scx=Common}${own}]`, 'u'),
    own: own ? new RegExp(`[${own}]`, 'u') : null,
  }
  alphabets.set(code, known)
  return known
}

/** What is wrong with the letters of a text, or null. */
function lettersFault(code, english, text) {
  const { foreign, own } = alphabetOf(code)
  const stranger = foreign.exec(text)
  if (stranger) return `has the letter ${stranger[0]} of another language`
  if (own === null || !/[A-Za-z]{2}/.test(wordsOf(english))) return null
  if (own.test(text)) return null
  const names = NAMES_OF[code] ?? NAMES
  const left = (wordsOf(text).match(/[A-Za-z]{2,}/g) ?? []).find((word) => !names.includes(word))
  return left === undefined ? null : `is not translated: "${left}"`
}

/** D-083: digits are Latin in every text. */
const digitsFault = (text) => {
  const digit = /(?![0-9])\p{Nd}/u.exec(text)
  return digit ? `has the digit ${digit[0]}; the interface counts and dates in 0 to 9` : null
}

const RTL = new Set(['AR', 'FA', 'HE', 'UR'])

/** A value stands in an isolate, so that a percent sign after it goes to its left unless marks of direction hold both. */
const percentFault = (code, text) =>
  RTL.has(code) && /(?<!\u200e)\{\{\w+\}\} ?%|\{\{\w+\}\} ?%\+?(?![\u200e+])/.test(text)
    ? 'needs a left-to-right mark (U+200E) before the value and after its percent sign'
    : null

/**
 * What is wrong with the texts that a language has. What it lacks is no fault here: it falls back (D-004).
 * @param {string} code
 * @param {ReadonlyMap<string, string>} texts
 * @param {ReadonlyMap<string, string>} wanted see `wantedTexts`
 * @returns {{ key: string, says: string }[]}
 */
export function faultsOf(code, texts, wanted) {
  const found = []
  const say = (key, says) => says && found.push({ key, says })
  for (const [key, text] of texts) {
    const english = wanted.get(key)
    if (english === undefined) {
      say(key, 'is no key of locales/EN, or no plural form of this language')
      continue
    }
    if (text.trim() === '') say(key, 'is empty')
    say(key, markupFault(key, english, text, wanted.get(`${bareOf(key)}_one`)))
    say(key, lettersFault(code, english, text))
    say(key, digitsFault(text))
    say(key, percentFault(code, text))
  }
  // One form of a plural without its siblings would be shown for some numbers only.
  const bares = new Set([...texts.keys()].filter((key) => PLURAL.test(key)).map(bareOf))
  for (const key of wanted.keys())
    if (PLURAL.test(key) && bares.has(bareOf(key)) && !texts.has(key))
      say(key, 'is missing, though other forms of this plural are there')
  return found
}

export const bareOf = (key) => key.replace(PLURAL, '')

/** The keys that a language lacks. */
export const missingOf = (texts, wanted) => [...wanted.keys()].filter((key) => !texts.has(key))
