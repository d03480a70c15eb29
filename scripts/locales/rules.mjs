// The rules for a text in any language, checked by tests/house/locale-parity.test.ts and `npm run locales`.
import { languageTag, PLURAL, stripMarkup } from './read.mjs'

/** Scripts of languages whose texts have letters of several Unicode scripts, or of Latin alone. */
const SCRIPTS = {
  Latn: [],
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul'],
}

/** The Unicode scripts of a language in addition to Latin. */
function scriptsOf(code) {
  const { script = 'Latn' } = new Intl.Locale(languageTag(code)).maximize()
  return SCRIPTS[script] ?? [script]
}

/** Names and codes that are written alike in every script. */
const NAMES = [
  'Suborno',
  'Google',
  'Facebook',
  'Telegram',
  'LINE',
  'WhatsApp',
  'WeChat',
  'iPhone',
  'iOS',
  'Android',
  'App',
  'KB',
  'MB',
  'RTP',
  'VIP',
  'SMS',
  'ID',
  'OTP',
  'APK',
  'QR',
  'USDT',
]
/** Bengali transliterates all others. */
const NAMES_OF = { BN: ['LINE', 'RTP'] }

/** The variables and tags of a text, sorted: a translation may reorder them but not change them. */
const markupOf = (text = '') => (text.match(/\{\{[^}]*\}\}|<\/?\w+\/?>/g) ?? []).sort().join(' ')

/**
 * The problem with the markup of a text, or null. The plural forms for none, one and two may follow the English
 * singular and may spell the number out.
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

/** Tests for the letters of a text: letters of foreign scripts, and letters of its own script next to Latin ones. */
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

/** The problem with the letters of a text, or null. */
function lettersFault(code, english, text) {
  const { foreign, own } = alphabetOf(code)
  const stranger = foreign.exec(text)
  if (stranger) return `has the letter ${stranger[0]} of another language`
  if (own === null || !/[A-Za-z]{2}/.test(stripMarkup(english))) return null
  if (own.test(text)) return null
  const names = NAMES_OF[code] ?? NAMES
  const left = (stripMarkup(text).match(/[A-Za-z]{2,}/g) ?? []).find(
    (word) => !names.includes(word),
  )
  return left === undefined ? null : `is not translated: "${left}"`
}

/** D-083: all texts use Latin digits. */
const digitsFault = (text) => {
  const digit = /(?![0-9])\p{Nd}/u.exec(text)
  return digit ? `has the digit ${digit[0]}; the interface counts and dates in 0 to 9` : null
}

const RTL = new Set(['AR', 'FA', 'HE', 'UR'])

/**
 * A value is isolated from the direction of the text around it, so a percent sign after it moves to its left unless
 * direction marks enclose both.
 */
const percentFault = (code, text) =>
  RTL.has(code) && /(?<!\u200e)\{\{\w+\}\} ?%|\{\{\w+\}\} ?%\+?(?![\u200e+])/.test(text)
    ? 'needs a left-to-right mark (U+200E) before the value and after its percent sign'
    : null

/**
 * The problems of the texts that a language has. A missing text is not an error here: it falls back (D-004).
 * @param {string} code
 * @param {ReadonlyMap<string, string>} texts
 * @param {ReadonlyMap<string, string>} wanted see `getRequiredTexts`
 * @returns {{ key: string, problem: string }[]}
 */
export function findProblems(code, texts, wanted) {
  const found = []
  const say = (key, problem) => problem && found.push({ key, problem })
  for (const [key, text] of texts) {
    const english = wanted.get(key)
    if (english === undefined) {
      say(key, 'is no key of locales/EN, or no plural form of this language')
      continue
    }
    if (text.trim() === '') say(key, 'is empty')
    say(key, markupFault(key, english, text, wanted.get(`${stripPluralSuffix(key)}_one`)))
    say(key, lettersFault(code, english, text))
    say(key, digitsFault(text))
    say(key, percentFault(code, text))
  }
  // A plural form without the others would be shown for some numbers only.
  const bares = new Set([...texts.keys()].filter((key) => PLURAL.test(key)).map(stripPluralSuffix))
  for (const key of wanted.keys())
    if (PLURAL.test(key) && bares.has(stripPluralSuffix(key)) && !texts.has(key))
      say(key, 'is missing, though other forms of this plural are there')
  return found
}

export const stripPluralSuffix = (key) => key.replace(PLURAL, '')

/** The keys that a language is missing. */
export const findMissing = (texts, wanted) => [...wanted.keys()].filter((key) => !texts.has(key))
