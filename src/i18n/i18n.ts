import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { deviceStorage, readJson } from '../lib/storage.ts'
import { DEFAULT_LANGUAGE, type Language, languageOf } from './languages.ts'

/** Namespaces of the first screen; the others load with the feature that names them. */
const FIRST = ['common', 'shell', 'home'] as const

const files = import.meta.glob<{ default: Record<string, unknown> }>('../../locales/*/*.json')

/** Hears of every language shown, now and later (for fonts and queries). */
export function onLanguage(hear: (language: Language) => void): () => void {
  const tell = (code: string) => {
    const language = languageOf(code)
    if (language) hear(language)
  }
  i18next.on('languageChanged', tell)
  return () => i18next.off('languageChanged', tell)
}

const textsOf = (code: string, namespace: string) =>
  files[`../../locales/${code}/${namespace}.json`]

/** The language whose texts exist for a code: itself, else the default, else English. */
function textCode(code: string): string {
  return [code, DEFAULT_LANGUAGE, 'EN'].find((candidate) => textsOf(candidate, 'common')) ?? 'EN'
}

async function addTexts(code: string, namespace: string): Promise<void> {
  const source = textCode(code)
  if (i18next.hasResourceBundle(code, namespace)) return
  const load = textsOf(source, namespace)
  if (load) i18next.addResourceBundle(code, namespace, (await load()).default)
}

const LANGUAGE_OF_FIRST_VISIT: Language = languageOf(DEFAULT_LANGUAGE) ?? {
  code: 'EN',
  endonym: 'English',
  tag: 'en',
  dir: 'ltr',
}

const wanted = new Set<string>(FIRST)

/** LNG-05, D-095: the stored language, or BN stored as the first visit's choice. */
export function storedLanguage(): Language {
  const known = languageOf(deviceStorage.get('lang') ?? '')
  if (known) return known
  deviceStorage.set('lang', DEFAULT_LANGUAGE)
  return LANGUAGE_OF_FIRST_VISIT
}

function remember(code: string): void {
  deviceStorage.set('lang', code)
  const past =
    readJson(deviceStorage, 'hisLang', (value) =>
      Array.isArray(value) ? value.filter((item) => typeof item === 'string') : null,
    ) ?? []
  const recent = [code, ...past.filter((item) => item !== code)].slice(0, 5)
  deviceStorage.set('hisLang', JSON.stringify(recent))
}

function showLanguage(language: Language): void {
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.dir
}

/** Starts i18next with the first screen's texts of one language. */
export async function startI18n(language: Language = storedLanguage()): Promise<void> {
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      lng: language.code,
      fallbackLng: false,
      ns: [],
      defaultNS: 'common',
      resources: {},
      returnNull: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    })
  }
  await Promise.all([...wanted].map((namespace) => addTexts(language.code, namespace)))
  await i18next.changeLanguage(language.code)
  showLanguage(language)
}

/** Adds a feature's texts; call it beside the feature's lazy import. */
export async function loadTexts(...namespaces: string[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace)
  await Promise.all(namespaces.map((namespace) => addTexts(i18next.language, namespace)))
}

/** LNG-01..04: shows another language, keeps the page, remembers the choice on this device. */
export async function changeLanguage(code: string): Promise<boolean> {
  const language = languageOf(code)
  if (!language) return false
  await Promise.all([...wanted].map((namespace) => addTexts(language.code, namespace)))
  await i18next.changeLanguage(language.code)
  showLanguage(language)
  remember(language.code)
  return true
}

/** Portal code of the language shown now ("BN"). */
export const currentLanguage = (): string => i18next.language || DEFAULT_LANGUAGE
