// Removes personal data from recorded traffic. A replacement has the same form, so that it still fits the schema. Equal
// values get equal replacements, so that the answers stay consistent.
import { hmac } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { newSalt } from './random.ts'
import { findRule, type RedactionRule } from './rules.ts'

/** Texts that cannot identify a person in any field. */
const HARMLESS = /^(?:-?\d+\.\d+|\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?|)$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const IDS = /(id|at|path|key|hash|code|reference)$/i

const CLASSES: readonly [RegExp, string][] = [
  [/[0-9]/, '234567'],
  [/[a-z]/, 'abcdefghijkmnopqrstuvwxyz'],
  [/[A-Z]/, 'ABCDEFGHJKLMNPQRSTUVWXYZ'],
  [/\p{Letter}/u, 'কখগঘচছজঝটঠডঢতথদধনপফবভমযরলশষসহ'],
]

/** Shorter texts are not replaced inside others: they would be found in the middle of words. */
const MIN_INSIDE = 5

/** Every value that the contract defines: a type or a state cannot identify a person. */
export function namedValues(contract: unknown): ReadonlySet<unknown> {
  const values = new Set<unknown>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { enum: list, const: only } = value as { enum?: unknown; const?: unknown }
    if (Array.isArray(list)) for (const one of list) values.add(one)
    if (typeof only === 'string') values.add(only)
    Object.values(value).forEach(walk)
  }
  walk(contract)
  return values
}

/** Copies a JSON value and replaces its texts; `rule` is that of the field that holds the text. */
type Replace = (text: string, field: string, rule: RedactionRule | null) => string

function mapTexts(
  value: unknown,
  replace: Replace,
  field = '',
  rule: RedactionRule | null = null,
): unknown {
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, replace, field, rule))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        // Where a person is an object, only the texts in it that identify the person.
        const inherited = typeof inner !== 'object' && key === 'name' ? rule : null
        return [key, mapTexts(inner, replace, key, findRule(key, value) ?? inherited)]
      }),
    )
  return typeof value === 'string' ? replace(value, field, rule) : value
}

/** Replaces values inside of texts, in one pass however many they are; of two at one place the longer one. */
function replaceInside(known: ReadonlyMap<string, string>): (text: string) => string {
  const byStart = new Map<string, string[]>()
  for (const value of [...known.keys()].sort((a, b) => b.length - a.length)) {
    if (value.length < MIN_INSIDE) break
    const start = value.slice(0, MIN_INSIDE)
    const others = byStart.get(start)
    if (others) others.push(value)
    else byStart.set(start, [value])
  }
  return (text) => {
    let clean = ''
    let copied = 0
    for (let at = 0; at + MIN_INSIDE <= text.length; at += 1) {
      const values = byStart.get(text.slice(at, at + MIN_INSIDE))
      const value = values?.find((one) => text.startsWith(one, at))
      if (value === undefined) continue
      clean += text.slice(copied, at) + known.get(value)
      copied = at + value.length
      at = copied - 1
    }
    return clean + text.slice(copied)
  }
}

export interface Redactor {
  /** A JSON value without personal data. */
  redact(value: unknown): unknown
  /** How many different values each rule has replaced. */
  counts(): Record<RedactionRule, number>
}

/** @param named the result of namedValues */
export function createRedactor(
  named: ReadonlySet<unknown>,
  salt: Uint8Array = newSalt(),
): Redactor {
  const known = new Map<string, string>()
  const counts = { secrets: 0, people: 0, mails: 0, numbers: 0, links: 0 }

  function disguise(text: string): string {
    const bytes = hmac(sha512, salt, new TextEncoder().encode(text))
    return [...text]
      .map((char, at) => {
        const letters = [...(CLASSES.find(([fits]) => fits.test(char))?.[1] ?? char)]
        return letters[(bytes[at % bytes.length] ?? 0) % letters.length]
      })
      .join('')
  }

  function instead(text: string, rule: RedactionRule): string {
    if (named.has(text) || text === '') return text
    const before = known.get(text)
    if (before !== undefined) return before
    const other = DAY.test(text) ? '1990-01-01' : disguise(text)
    known.set(text, other)
    counts[rule] += 1
    return other
  }

  const inText = (text: string, field: string): string =>
    HARMLESS.test(text) || named.has(text)
      ? text
      : text
          .replaceAll(/[^\s@"'<>]+@[^\s@"'<>]+\.[a-z]{2,}/gi, (mail) => instead(mail, 'mails'))
          .replaceAll(
            /([?&](?:token|ticket|session|code)=)([^&#\s]+)/gi,
            (_, start: string, value: string) => start + instead(value, 'links'),
          )
          .replaceAll(/\+?\d{9,}/g, (number) =>
            IDS.test(field) ? number : instead(number, 'numbers'),
          )

  /** A value that was replaced in one field is replaced inside other texts, too. */
  function everywhere(value: unknown): unknown {
    const clean = replaceInside(known)
    return mapTexts(value, (text) => (named.has(text) ? text : clean(text)))
  }

  return {
    redact: (value) =>
      everywhere(
        mapTexts(value, (text, field, rule) => (rule ? instead(text, rule) : inText(text, field))),
      ),
    counts: () => ({ ...counts }),
  }
}
