/** A text in the two languages that the sample brand writes in; the others are translated from its English. */
export interface Text {
  readonly en: string
  readonly bn: string
  /** A text put together from others: how it reads in any language. */
  readonly in?: (language: string) => string
}

type Translations = Readonly<Record<string, string>>

/** By portal code: the English without its line breaks, and what stands for it. */
const FILES: Readonly<Record<string, () => Promise<{ default: Translations }>>> = {
  AR: () => import('./translations/AR.json', { with: { type: 'json' } }),
  CN: () => import('./translations/CN.json', { with: { type: 'json' } }),
  TH: () => import('./translations/TH.json', { with: { type: 'json' } }),
  VI: () => import('./translations/VI.json', { with: { type: 'json' } }),
}
const loaded = new Map<string, Translations>()

/** The languages of the content, by portal code. */
export const CONTENT_LANGUAGES: readonly string[] = ['EN', 'BN', ...Object.keys(FILES)]

/** The English of a text as the translations know it. */
export const keyOf = (english: string): string => english.replace(/\s+/g, ' ').trim()

/** Fetches a language's translations, once; `say` does not wait for them. */
export async function loadTranslations(language: string): Promise<void> {
  const load = FILES[language]
  if (load && !loaded.has(language)) loaded.set(language, (await load()).default)
}

/** The text for one of the `CONTENT_LANGUAGES`; English where it has none. */
export function say(text: Text, language: string): string {
  if (text.in) return text.in(language)
  if (language === 'BN') return text.bn
  return loaded.get(language)?.[keyOf(text.en)] ?? text.en
}

/** A text put together from others, in any language. */
export const composed = (read: (language: string) => string): Text => ({
  en: read('EN'),
  bn: read('BN'),
  in: read,
})

/** What stands for a placeholder: the same in every language, or a name that each has its own for. */
export type Value = string | Text

/** A text with its placeholders, such as `{amount}`, filled in; one without a value stays as it is. */
export const fillIn = (
  text: Text,
  values: Readonly<Record<string, Value>>,
  language: string,
): string =>
  say(text, language).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole
    return typeof value === 'string' ? value : say(value, language)
  })
