import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../locales/EN')

const namesIn = (value: unknown, before: readonly string[]): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => namesIn(inner, [...before, name]))
    : [before.join('.')]

const keys = readdirSync(folder).flatMap((file) =>
  namesIn(JSON.parse(readFileSync(join(folder, file), 'utf8')), []),
)

/** Every key of the texts that cannot be a word of a language. */
export const TEXT_KEYS = [...new Set(keys)].filter((key) => /[.]|[a-z][A-Z]/.test(key))
