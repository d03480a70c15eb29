import i18next, { type CustomTypeOptions, type TOptions } from 'i18next'
import { useSyncExternalStore } from 'react'
import { deviceStorage } from '#lib/storage.ts'
import { DEFAULT_LANGUAGE, FIRST_LANGUAGE, findLanguage, type Language } from './languages.ts'

/** A file of `locales/EN`. */
export type TextNamespace = keyof CustomTypeOptions['resources']

/** Namespaces of the first screen; the others load with the feature that names them. */
const FIRST = ['common', 'shell', 'home'] as const

const firstFiles = import.meta.glob<{ default: Record<string, unknown> }>(
  '../../locales/{EN,BN}/{common,shell,home}.json',
)
/** The list of all others is long and not needed by the first screen of most. */
const loaderOf = async (path: string) =>
  firstFiles[path] ?? (await import('./more-texts.ts')).findLoader(path)

// i18next knows the language by its BCP 47 tag (it folds other codes); the portal by its code.
let shown: Language = FIRST_LANGUAGE
/** The language being loaded, or the one shown. */
let loading: Language = FIRST_LANGUAGE
let started = false
const listeners = new Set<(language: Language) => void>()
const requested = new Set<string>(FIRST)

/** Portal code of the language shown now ("BN"). */
export const currentLanguage = (): string => shown.code

/** Calls back with every language shown from now on. Answers how to stop listening. */
export function onLanguage(callback: (language: Language) => void): () => void {
  listeners.add(callback)
  return () => {
    listeners.delete(callback)
  }
}

/** The language shown now, live. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, () => shown)

/** The tag of the texts shown; another object whenever the language changes or texts are added to it. */
let texts = { tag: shown.tag }
export const useTexts = (): typeof texts => useSyncExternalStore(onLanguage, () => texts)

/** Draws everything that carries texts again. */
export function drawAgain(): void {
  texts = { tag: shown.tag }
  for (const listener of listeners) listener(shown)
}

/** The fallback languages of a missing text: the merchant's language, then English. */
const fallbacksOf = (code: string | null): readonly Language[] =>
  [code ?? DEFAULT_LANGUAGE, 'EN'].flatMap((one) => findLanguage(one) ?? [])

const MERCHANTS = 'defaultLanguage'
let fallbacks = fallbacksOf(deviceStorage.get(MERCHANTS))
const fallbackTags = () => fallbacks.map(({ tag }) => tag)

/**
 * Sets the merchant's default language, also for the next visit, which loads its texts before the
 * configuration.
 */
export function setDefaultLanguage(code: string): void {
  deviceStorage.set(MERCHANTS, code)
  fallbacks = fallbacksOf(code)
  i18next.options.fallbackLng = fallbackTags()
}

/** Adds a namespace in the first of these languages that has it. Answers whether it is new. */
async function addFirst(languages: readonly Language[], namespace: string): Promise<boolean> {
  for (const { code, tag } of languages) {
    const load = await loaderOf(`../../locales/${code}/${namespace}.json`)
    if (!load) continue
    const isHere = () => i18next.hasResourceBundle(tag, namespace)
    const texts = isHere() ? null : (await load()).default
    if (!texts || isHere()) return false
    i18next.addResourceBundle(tag, namespace, texts)
    return true
  }
  return false
}

const addTexts = (language: Language, namespace: string): Promise<boolean> =>
  addFirst([language, ...fallbacks], namespace)

/** The text shown for a missing key, and for one being loaded from another language. */
function textOfMissing(key: string, _: unknown, options: TOptions): string {
  const fetchOthers = () =>
    fallbacks.flatMap((one) => [...requested].map((name) => addFirst([one], name)))
  import('./missing-text.ts').then(
    ({ fillIn }) => fillIn(key, options, fetchOthers, drawAgain),
    () => undefined,
  )
  return '—'
}

/** The stored language, or BN stored as the first visit's choice. */
export function storedLanguage(): Language {
  const known = findLanguage(deviceStorage.get('lang') ?? '')
  if (!known) deviceStorage.set('lang', FIRST_LANGUAGE.code)
  return known ?? FIRST_LANGUAGE
}

/** Loads every namespace requested so far, and those requested meanwhile. */
async function addAll(language: Language): Promise<void> {
  for (let known = -1; known !== requested.size; ) {
    known = requested.size
    await Promise.all(
      [...requested].map((namespace) =>
        addTexts(language, namespace).catch((failed: unknown) => {
          // At the start only what every page needs may fail the start; other texts fail their screen.
          if (started || FIRST.some((first) => first === namespace)) throw failed
        }),
      ),
    )
  }
}

/** Shows a language once its texts are loaded, unless another one was chosen meanwhile. Answers whether it is shown. */
export async function showLanguage(language: Language): Promise<boolean> {
  loading = language
  try {
    await addAll(language)
  } catch (failed) {
    if (loading === language) loading = shown
    throw failed
  }
  if (loading !== language) return false
  shown = language
  started = true
  await i18next.changeLanguage(language.tag)
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.dir
  drawAgain()
  return loading === language
}

/**
 * A value keeps its own direction in a text from right to left: its sign and currency stay where they are. A value that
 * is a text with its own values is in the reader's direction, which the browser could not tell from its first letter.
 */
const isolate = (value: string) => {
  if (shown.dir !== 'rtl') return value
  return `${value.includes('\u2068') ? '\u2067' : '\u2068'}${value}\u2069`
}

/** Starts i18next with the first screen's texts of one language. */
export async function startI18n(language: Language = storedLanguage()): Promise<void> {
  if (!i18next.isInitialized) {
    await i18next.init({
      lng: language.tag,
      fallbackLng: fallbackTags(),
      parseMissingKeyHandler: textOfMissing,
      appendNamespaceToMissingKey: true,
      ns: [],
      defaultNS: 'common',
      resources: {},
      returnNull: false,
      interpolation: { escape: isolate },
    })
  }
  await showLanguage(language)
}

/** Loads a feature's texts; call it together with the feature's lazy import. */
export async function loadTexts(...namespaces: string[]): Promise<void> {
  for (const namespace of namespaces) requested.add(namespace)
  const languages = started ? new Set([loading, shown]) : [loading]
  await Promise.all(
    [...languages].flatMap((language) => namespaces.map((name) => addTexts(language, name))),
  )
}
