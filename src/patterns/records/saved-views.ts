import { useSyncExternalStore } from 'react'
import { deviceStorage, readJson } from '#lib/storage.ts'
import { densities, type TableView } from '#ui/data-table/columns.ts'

/** A saved view of a table: the values of the address and the display settings. */
export interface SavedView {
  readonly name: string
  /** Values of the address by name; never the person who was searched for. */
  readonly search: Readonly<Record<string, string>>
  readonly view: TableView
}

export const MAX_NAME_LENGTH = 40
const MAX_VIEWS = 12
const NONE: readonly SavedView[] = []
const KEY = 'savedViews:'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

/** A stored view. Null for malformed data. */
function parseView(value: unknown): SavedView | null {
  if (!isRecord(value) || !isRecord(value.view)) return null
  const { view } = value
  const name = typeof value.name === 'string' ? normalizeName(value.name) : ''
  const density = densities.find((each) => each === view.density)
  if (name === '' || !density) return null
  const search = isRecord(value.search) ? Object.entries(value.search) : []
  return {
    name,
    search: Object.fromEntries(
      search.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    view: { density, ...(view.hidden === undefined ? {} : { hidden: textsOf(view.hidden) }) },
  }
}

const parseViews = (value: unknown): readonly SavedView[] | null =>
  Array.isArray(value) ? value.flatMap((one) => parseView(one) ?? []).slice(0, MAX_VIEWS) : null

/** A normalised name: trimmed, at most forty characters. */
export const normalizeName = (name: string): string =>
  [...name.trim().replace(/\s+/g, ' ')].slice(0, MAX_NAME_LENGTH).join('')

const textOf = ({ search, view }: Omit<SavedView, 'name'>): string =>
  JSON.stringify([Object.entries(search).sort(), view.density, [...(view.hidden ?? [])].sort()])

/** Whether two views show the same in the same way. */
export const sameView = (one: Omit<SavedView, 'name'>, other: Omit<SavedView, 'name'>): boolean =>
  textOf(one) === textOf(other)

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The parsed lists by stored text: the same text gives the same list (useSyncExternalStore). */
const cache = new Map<string, { text: string | null; list: readonly SavedView[] }>()

function read(table: string): readonly SavedView[] {
  const text = deviceStorage.get(KEY + table)
  const known = cache.get(table)
  if (known && known.text === text) return known.list
  const list = readJson(deviceStorage, KEY + table, parseViews) ?? NONE
  cache.set(table, { text, list })
  return list
}

function write(table: string, list: readonly SavedView[]): void {
  if (list.length > 0) deviceStorage.set(KEY + table, JSON.stringify(list))
  else deviceStorage.remove(KEY + table)
  for (const listener of listeners) listener()
}

/** The saved views of a table on this device, at most twelve. A view of the same name is replaced. */
export const savedViews = {
  list: read,
  save(table: string, wanted: SavedView): void {
    const view = parseView(wanted)
    if (!view) return
    const others = read(table).filter(({ name }) => name !== view.name)
    write(table, [...others, view].slice(-MAX_VIEWS))
  },
  /** Keeps its position. Another view of the new name is replaced. */
  rename(table: string, from: string, to: string): void {
    const name = normalizeName(to)
    if (name === '' || name === from) return
    const others = read(table).filter((view) => view.name !== name)
    write(
      table,
      others.map((view) => (view.name === from ? { ...view, name } : view)),
    )
  },
  remove(table: string, name: string): void {
    write(
      table,
      read(table).filter((view) => view.name !== name),
    )
  },
}

/** The saved views of a table, as a live value. */
export const useSavedViews = (table: string): readonly SavedView[] =>
  useSyncExternalStore(subscribe, () => read(table))
