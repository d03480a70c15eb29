import i18next, { type i18n, type ResourceLanguage } from 'i18next'
import { pseudo } from '#mocks/world/core/pseudo.ts'

/** i18next's own name of English. */
const ENGLISH = 'en'

const deep = (texts: unknown): unknown => {
  if (typeof texts === 'string') return pseudo(texts)
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, deep(text)]))
}

const forgetTexts = () => {
  for (const name of Object.keys(i18next.store?.data[ENGLISH] ?? {}))
    i18next.removeResourceBundle(ENGLISH, name)
}

/** i18next makes its methods as it starts: what replaces one has to wait for that. */
function onceStarted(act: () => void): void {
  if (i18next.isInitialized) act()
  else i18next.on('initialized', act)
}

/**
 * Turns every English text into the pseudo-language as it is loaded: i18next has no hook of its own there. Returns
 * how to have English again.
 */
export function enablePseudoLanguage(): () => void {
  let stop: () => void = () => undefined
  onceStarted(() => {
    const add = i18next.addResourceBundle
    const addPseudo: i18n['addResourceBundle'] = (code, name, texts: ResourceLanguage, ...how) =>
      add(code, name, code === ENGLISH ? deep(texts) : texts, ...how)
    forgetTexts()
    i18next.addResourceBundle = addPseudo
    stop = () => {
      i18next.addResourceBundle = add
      forgetTexts()
    }
  })
  return () => stop()
}

/** The page runs from right to left, whatever its language says. */
export function forceRightToLeft(): void {
  const page = document.documentElement
  page.setAttribute('dir', 'rtl')
  Object.defineProperty(page, 'dir', { configurable: true, get: () => 'rtl', set: () => undefined })
}
