import { useSyncExternalStore } from 'react'
import { deviceStorage } from '#lib/storage.ts'

/** PRD-12: `system` follows the device. */
export const THEMES = ['system', 'midnight', 'daylight', 'emerald'] as const
export type Theme = (typeof THEMES)[number]

const listeners = new Set<() => void>()

export const parseTheme = (stored: string | null): Theme =>
  THEMES.find((theme) => theme === stored) ?? 'system'

const read = (): Theme => parseTheme(deviceStorage.get('theme'))

/** Applies a theme and stores it on this device; the script in the page's head reads the same key. */
export function setTheme(theme: Theme): void {
  deviceStorage.set('theme', theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

export const useTheme = (): Theme =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, read)

/** Whether the page is light or dark now, for third-party pages in a frame. */
export function getScheme(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset
  if (theme) return theme === 'daylight' ? 'light' : 'dark'
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}
