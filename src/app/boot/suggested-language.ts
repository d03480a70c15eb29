import { useSyncExternalStore } from 'react'
import { useLanguage } from '#i18n/i18n.ts'
import type { Language } from '#i18n/languages.ts'
import { deviceStorage } from '#lib/storage.ts'
import { useLanguages } from '../header/use-languages.ts'

const KEY = 'languageSuggestion'
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Visitors who have chosen a language, or have answered before, are not asked. */
const isAnswered = (): boolean =>
  deviceStorage.get(KEY) !== null || deviceStorage.get('hisLang') !== null

/** Stores on this device that the visitor has answered. */
export function answerSuggestion(): void {
  deviceStorage.set(KEY, 'answered')
  for (const listener of listeners) listener()
}

const primaryOf = (tag: string) => tag.toLowerCase().split('-')[0]

/** The first of the browser's languages that the portal offers, if it is not the current one. */
export function suggestLanguage(
  asked: readonly string[],
  offered: readonly Language[],
  shown: Language,
): Language | null {
  for (const tag of asked) {
    const same = (one: Language) => one.tag.toLowerCase() === tag.toLowerCase()
    const alike = (one: Language) => primaryOf(one.tag) === primaryOf(tag)
    const found = offered.find(same) ?? offered.find(alike)
    if (found) return primaryOf(found.tag) === primaryOf(shown.tag) ? null : found
  }
  return null
}

/** The language to suggest, once, on a device where no language has been chosen. */
export function useSuggestedLanguage(): Language | null {
  const offered = useLanguages()
  const shown = useLanguage()
  const answered = useSyncExternalStore(subscribe, isAnswered)
  return answered ? null : suggestLanguage(navigator.languages, offered, shown)
}
