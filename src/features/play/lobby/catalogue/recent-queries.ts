import { useSyncExternalStore } from 'react'
import { deviceStorage, readJson } from '#lib/storage.ts'

const KEY = 'recentSearches'
const MAX_QUERIES = 8
const MAX_QUERY_LENGTH = 60

const listeners = new Set<() => void>()
const NONE: readonly string[] = []

function parse(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null
  const texts = value.filter((text): text is string => typeof text === 'string').map(tidy)
  return [...new Set(texts)].filter((text) => text !== '').slice(0, MAX_QUERIES)
}

const tidy = (query: string): string =>
  [...query.trim().replace(/\s+/g, ' ')].slice(0, MAX_QUERY_LENGTH).join('')

/** The stored text and its list, so that the same text gives the same list (useSyncExternalStore). */
let cached: { readonly text: string | null; readonly list: readonly string[] } = {
  text: null,
  list: NONE,
}

function read(): readonly string[] {
  const text = deviceStorage.get(KEY)
  if (text !== cached.text) cached = { text, list: readJson(deviceStorage, KEY, parse) ?? NONE }
  return cached.list
}

function write(list: readonly string[]): void {
  if (list.length > 0) deviceStorage.set(KEY, JSON.stringify(list))
  else deviceStorage.remove(KEY)
  for (const listener of listeners) listener()
}

/** The last eight searches of this device, latest first. Broken content counts as none. */
export const recentQueries = {
  list: read,
  add(query: string): void {
    const text = tidy(query)
    if (text !== '') write([text, ...read().filter((one) => one !== text)].slice(0, MAX_QUERIES))
  },
  clear(): void {
    write(NONE)
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The recent searches, live. */
export const useRecentQueries = (): readonly string[] =>
  useSyncExternalStore(recentQueries.subscribe, read)
