import { useSyncExternalStore } from 'react'
import { setNumberLanguage } from '#lib/number-style.ts'
import { deviceStorage } from '#lib/storage.ts'
import { currentLanguage, drawAgain, onLanguage } from './i18n.ts'
import { findLanguage } from './languages.ts'

/** D-082: `uniform` groups 1,234,567.89 in every language; `locale` writes as the language shown does. */
export const NUMBER_STYLES = ['uniform', 'locale'] as const
export type NumberStyle = (typeof NUMBER_STYLES)[number]

const KEY = 'numberStyle'
let merchants: NumberStyle = 'uniform'

/** The reader's own choice, or else the merchant's. */
const current = (): NumberStyle =>
  NUMBER_STYLES.find((style) => style === deviceStorage.get(KEY)) ?? merchants

const apply = () =>
  setNumberLanguage(current() === 'locale' ? (findLanguage(currentLanguage())?.tag ?? null) : null)
onLanguage(apply)

/** The merchant's style, for visitors who have chosen none. */
export function setDefaultNumberStyle(style: unknown): void {
  merchants = NUMBER_STYLES.find((one) => one === style) ?? 'uniform'
  apply()
}

/** Writes numbers in a style from now on and remembers it on this device. */
export function setNumberStyle(style: NumberStyle): void {
  deviceStorage.set(KEY, style)
  apply()
  drawAgain()
}

export const useNumberStyle = (): NumberStyle => useSyncExternalStore(onLanguage, current)
