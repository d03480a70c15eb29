import { CONTENT_LANGUAGES, loadTranslations, PSEUDO } from '../content/text.ts'
import { makeConfig } from '../merchant/config.ts'
import type { World } from '../world/world-types.ts'

/** D-005: another code for a language of the content. */
const ALIASES: Readonly<Record<string, string>> = { TY: 'TH' }

/** D-004: the language that the content answers in: the one asked for, or else the merchant's, or else English. */
export async function contentLanguage({ statement }: World, asked: string): Promise<string> {
  if (statement.pseudo) return PSEUDO
  const merchants = statement.language ?? makeConfig().defaultLanguage
  const wanted = [asked, merchants].map((code) => ALIASES[code] ?? code)
  const found = wanted.find((code) => CONTENT_LANGUAGES.includes(code)) ?? 'EN'
  await loadTranslations(found)
  return found
}
