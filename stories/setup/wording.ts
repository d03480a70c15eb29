import { pseudo } from '#mocks/world/core/pseudo.ts'
import type { Stage } from './globals.ts'

/** Props with texts for players; all other props stay as the story states them. */
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

const lengthen = (value: unknown, key: string): unknown => {
  if (typeof value === 'string')
    return words.has(key) || key.endsWith('Label') ? pseudo(value) : value
  if (Array.isArray(value)) return value.map((one) => lengthen(one, key))
  return value
}

/** The story's args in the language of the toolbar; `parameters.bn` contains the Bengali ones. */
export const wordArgs = (
  args: Record<string, unknown>,
  bn: unknown,
  language: Stage['language'],
): Record<string, unknown> => {
  if (language === 'BN' && typeof bn === 'object') return { ...args, ...bn }
  if (language !== 'pseudo') return args
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, lengthen(value, key)]))
}
