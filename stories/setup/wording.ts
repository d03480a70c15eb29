import type { Stage } from './globals.ts'

/** Props that hold words a player reads; everything else stays as the story wrote it. */
const words = new Set([
  'children',
  'label',
  'title',
  'hint',
  'error',
  'message',
  'description',
  'prefix',
  'suffix',
  'name',
])

const accents: Record<string, string> = {
  a: 'å',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'û',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Û',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
  Y: 'Ý',
}

/** Accented and about a third longer, in brackets: cut-off and unplugged text shows at once. */
export const pseudo = (text: string): string => {
  const accented = text.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter)
  return `[${accented}${'·'.repeat(Math.ceil(text.length / 3))}]`
}

const lengthen = (value: unknown, key: string): unknown => {
  if (typeof value === 'string')
    return words.has(key) || key.endsWith('Label') ? pseudo(value) : value
  if (Array.isArray(value)) return value.map((one) => lengthen(one, key))
  return value
}

/** The story's args in the language of the toolbar. `parameters.bn` holds the Bengali ones. */
export const wordArgs = (
  args: Record<string, unknown>,
  bn: unknown,
  language: Stage['language'],
): Record<string, unknown> => {
  if (language === 'BN' && typeof bn === 'object') return { ...args, ...bn }
  if (language !== 'pseudo') return args
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, lengthen(value, key)]))
}
