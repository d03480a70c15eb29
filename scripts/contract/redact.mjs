// Removes personal data from recorded traffic: tokens, names, phone numbers, accounts. A replacement has the same form,
// so that it still fits the schema. Equal values get equal replacements, so that the answers stay consistent.
import { createHmac, randomBytes } from 'node:crypto'

/** Fields whose values identify a person or grant access. */
const SECRET =
  /token|password|secret|ticket|challenge|captcha|(?:^|t)otp|verificationcode|recoverycode|credential|signature|firebase/i
const PERSON = new RegExp(
  `^(${[
    'user(name)?',
    'userInfo',
    'nickname',
    '(display|full|real|first|last|payee|customer|account|member|bank)name',
    'customerId',
    'account(no|number)?',
    'withdrawalAccount',
    'holder',
    'recipient',
    'number',
    'card(no|number)?',
    'idNumber',
    'iban',
    'mobile(num|no)?',
    'phone(number)?',
    'e?mail',
    '(\\w*)address',
    'ip',
    'device',
    'sentTo',
    'sender',
    'birthday',
    'placeOfBirth',
    'downline',
    'upline',
    'qr',
    'fileName',
  ].join('|')})$`,
  'i',
)
/** Texts that cannot identify a person in any field. */
const HARMLESS = /^(?:-?\d+\.\d+|\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?|)$/
const IDS = /(id|at|path|key|hash|code|reference)$/i

const CLASSES = [
  [/[0-9]/, '234567'],
  [/[a-z]/, 'abcdefghijkmnopqrstuvwxyz'],
  [/[A-Z]/, 'ABCDEFGHJKLMNPQRSTUVWXYZ'],
  [/\p{Letter}/u, 'কখগঘচছজঝটঠডঢতথদধনপফবভমযরলশষসহ'],
]

/** Every value that the contract defines: a type or a state cannot identify a person. */
export function namedValues(contract) {
  const values = new Set()
  const walk = (value) => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (typeof value !== 'object' || value === null) return
    for (const one of Array.isArray(value.enum) ? value.enum : []) values.add(one)
    if (typeof value.const === 'string') values.add(value.const)
    Object.values(value).forEach(walk)
  }
  walk(contract)
  return values
}

/**
 * @param {Set<unknown>} named the result of namedValues
 * @param {string | Buffer} salt a new one for each recording, so that no one can look up a value
 * @returns a function that returns a JSON value without personal data
 */
export function createRedactor(named, salt = randomBytes(32)) {
  const known = new Map()

  function disguise(text) {
    const bytes = createHmac('sha512', salt).update(text).digest()
    return [...text]
      .map((char, at) => {
        const [, letters] = CLASSES.find(([fits]) => fits.test(char)) ?? []
        return letters ? [...letters][bytes[at % bytes.length] % [...letters].length] : char
      })
      .join('')
  }

  function instead(text) {
    if (named.has(text)) return text
    if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return '1990-01-01'
    if (!known.has(text)) known.set(text, disguise(text))
    return known.get(text)
  }

  /** Mail addresses, long numbers, and tokens in addresses, anywhere in a text. */
  const inText = (text, name) =>
    HARMLESS.test(text) || named.has(text)
      ? text
      : text
          .replaceAll(/[^\s@"'<>]+@[^\s@"'<>]+\.[a-z]{2,}/gi, instead)
          .replaceAll(
            /([?&](?:token|ticket|session|code)=)([^&#\s]+)/gi,
            (_, start, value) => start + instead(value),
          )
          .replaceAll(/\+?\d{9,}/g, (number) => (IDS.test(name) ? number : instead(number)))

  function walk(value, name, hidden) {
    if (Array.isArray(value)) return value.map((one) => walk(one, name, hidden))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => {
          const isPerson = SECRET.test(key) || PERSON.test(key)
          // Where a person is an object, only the texts that identify the person.
          const inside =
            typeof inner === 'object' ? isPerson : isPerson || (hidden && key === 'name')
          return [key, walk(inner, key, inside)]
        }),
      )
    if (typeof value !== 'string') return value
    return hidden ? instead(value) : inText(value, name)
  }

  /** A value that was replaced in one field is replaced inside other texts, too. */
  function everywhere(value) {
    const secrets = [...known].filter(([text, other]) => text.length >= 5 && text !== other)
    const clean = (text) =>
      named.has(text)
        ? text
        : secrets.reduce((left, [secret, other]) => left.replaceAll(secret, other), text)
    const again = (one) => {
      if (typeof one === 'string') return clean(one)
      if (Array.isArray(one)) return one.map(again)
      if (typeof one !== 'object' || one === null) return one
      return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, again(inner)]))
    }
    return again(value)
  }
  return (value) => everywhere(walk(value, '', false))
}
