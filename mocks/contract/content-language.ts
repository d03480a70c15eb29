import { CONTENT_LANGUAGES, loadTranslations, PSEUDO } from '#mocks/content/text.ts'
import { getPortalLanguage } from '#mocks/merchant/settings.ts'
import type { World } from '#mocks/world/world-types.ts'

/** D-005: the merchant's code of a language, with the code that the content uses. */
const ALIASES: Readonly<Record<string, string>> = { TY: 'TH' }

/** D-004: the language of the content in an answer: the requested one, else the merchant's, else English. */
async function contentLanguage({ conditions }: World, asked: string): Promise<string> {
  if (conditions.pseudo) return PSEUDO
  const wanted = [asked, getPortalLanguage(conditions)].map((code) => ALIASES[code] ?? code)
  const found = wanted.find((code) => CONTENT_LANGUAGES.includes(code)) ?? 'EN'
  await loadTranslations(found)
  return found
}

/** The language in which a call is answered: the one it names, else the browser's. */
export function findLanguage(world: World, request: Request, named: unknown) {
  const accepted = request.headers.get('accept-language')?.slice(0, 3).split(/[-,;]/)[0]
  const language = named ?? accepted
  return contentLanguage(world, typeof language === 'string' ? language : 'BN')
}
