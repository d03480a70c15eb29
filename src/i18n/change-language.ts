import { deviceStorage, readJson } from '#lib/storage.ts'
import { showLanguage } from './i18n.ts'
import { languageOf } from './languages.ts'

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
 * a language that is not known, or when another was chosen meanwhile.
 */
export async function changeLanguage(code: string): Promise<boolean> {
  const language = languageOf(code)
  if (!language) return false
  if (!(await showLanguage(language))) return false
  remember(language.code)
  return true
}
