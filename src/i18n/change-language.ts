import { deviceStorage, readJson } from '#lib/storage.ts'
import { showLanguage } from './i18n.ts'
import { findLanguage, type Language } from './languages.ts'

/** The language being loaded. */
let next: Language | null = null

function remember(code: string): void {
  deviceStorage.set('lang', code)
  const past =
    readJson(deviceStorage, 'hisLang', (value) =>
      Array.isArray(value) ? value.filter((item) => typeof item === 'string') : null,
    ) ?? []
  const recent = [code, ...past.filter((item) => item !== code)].slice(0, 5)
  deviceStorage.set('hisLang', JSON.stringify(recent))
}

/**
 * Shows another language, keeps the page, remembers the choice on this device. False for
 * a language that is not known or already on its way, or when another was chosen meanwhile.
 */
export async function changeLanguage(code: string): Promise<boolean> {
  const language = findLanguage(code)
  if (!language || next === language) return false
  next = language
  try {
    if (!(await showLanguage(language))) return false
  } finally {
    if (next === language) next = null
  }
  remember(language.code)
  return true
}
