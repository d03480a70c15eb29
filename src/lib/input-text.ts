import { toLatinDigits } from './digits.ts'

/**
 * The kinds of input. `text` is a name or a message in any language, `code` is made of plain letters, digits and signs
 * (usernames, numbers, addresses of payments), `secret` is a password.
 */
export type InputKind = 'text' | 'code' | 'secret'

/** Direction marks and isolates, zero-width characters, soft hyphens: invisible parts of pasted text. */
const UNSEEN =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g
/** Bengali, Arabic and Persian words need them, and so do emoji. */
const JOINERS = /[\u200c\u200d]/g
const BLANK = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
const HYPHEN = /[\u2010\u2011]/g
/** Typed by keyboards of China and Japan for the plain ones. */
const FULL_WIDTH = /[\uff01-\uff5e]/g

const asPlain = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)

/** Removes invisible characters from a typed or pasted text. */
export function cleanInput(text: string, kind: InputKind): string {
  const seen = text.replace(UNSEEN, '').replace(BLANK, ' ').replace(HYPHEN, '-')
  return kind === 'code'
    ? toLatinDigits(seen.replace(JOINERS, '').replace(FULL_WIDTH, asPlain))
    : seen
}

const SIGN = /^[+\-−] ?/

/**
 * A typed or pasted number without its unit, which a copied one has: the currency before it, the per cent behind it.
 * Anything else stays, for `parseAmount` to read or to refuse.
 */
export function cleanNumber(text: string, before: string, after: string): string {
  const clean = cleanInput(text, 'code').replace(/٪/g, '%')
  const bare = clean.trim()
  const [sign = ''] = SIGN.exec(bare) ?? []
  const number = bare.slice(sign.length)
  if (before !== '' && number.startsWith(before)) return sign + number.slice(before.length).trim()
  return after !== '' && bare.endsWith(after) ? bare.slice(0, -after.length).trim() : clean
}

/** A phone number without the signs that people write between its digits. */
export const phoneDigits = (text: string): string =>
  cleanInput(text, 'code').replace(/[\s().+/-]/g, '')
