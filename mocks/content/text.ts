import { pseudo } from '#mocks/world/core/pseudo.ts'

/** A text in the two languages that the sample brand writes in; the others are translated from its English. */
export interface Text {
  readonly en: string
  readonly bn: string
  /** A text put together from others: how it reads in any language. */
  readonly in?: (language: string) => string
}

/** The languages that the texts are translated to (`translations.ts`), by portal code. */
const TRANSLATED: readonly string[] = ['VI', 'TH', 'CN', 'AR']
let loaded: typeof import('./translations.ts').translations = {}

/** The languages of the content, by portal code. */
export const CONTENT_LANGUAGES: readonly string[] = ['EN', 'BN', ...TRANSLATED]

/** The language code that `lang-PSEUDO` uses. */
export const PSEUDO = 'PSEUDO'

/** The English of a text as the translations know it. */
export const toTranslationKey = (english: string): string => english.replace(/\s+/g, ' ').trim()

/** Fetches the translations with the first language that needs them; `localize` does not wait. */
export async function loadTranslations(language: string): Promise<void> {
  if (TRANSLATED.includes(language)) loaded = (await import('./translations.ts')).translations
}

/** The text for one of the `CONTENT_LANGUAGES`; English where it has none. */
export function localize(text: Text, language: string): string {
  if (text.in) return text.in(language)
  if (language === 'BN') return text.bn
  if (language === PSEUDO) return pseudo(text.en)
  return loaded[language]?.[toTranslationKey(text.en)] ?? text.en
}

/** A text put together from others, in any language. */
export const composeText = (read: (language: string) => string): Text => ({
  en: read('EN'),
  bn: read('BN'),
  in: read,
})

/** The value of a placeholder: one for all languages, or one per language. */
export type Value = string | Text

/** Fills in placeholders such as `{amount}`; one without a value stays unchanged. */
export const interpolate = (
  text: Text,
  values: Readonly<Record<string, Value>>,
  language: string,
): string =>
  localize(text, language).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole
    return typeof value === 'string' ? value : localize(value, language)
  })
