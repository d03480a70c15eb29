import { tabStorage } from '../../lib/storage.ts'
import { formDrafts } from '../../session/drafts.ts'

/** Under it the tab keeps for which build it was loaded anew by itself. */
const KEY = 'reloadedFor'

const failures = new WeakSet<object>()
const typed = new Set<EventTarget>()
const FIELD = 'textarea, input:not([type="search"], [type="checkbox"], [type="radio"])'

/** D-086: learns which errors are code or styles that could not be had, and where something is typed. */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload))
  document.addEventListener(
    'input',
    ({ target }) => {
      for (const field of typed) if (!holds(field)) typed.delete(field)
      if (target) typed.add(target)
    },
    true,
  )
}

/** D-086: code that could not be had, whether it failed or took longer than anybody waits. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && (failures.has(error) || error.name === 'ChunkTimeout')

const holds = (field: EventTarget): boolean =>
  field instanceof Element &&
  field.isConnected &&
  field.matches(FIELD) &&
  Boolean(Reflect.get(field, 'value'))

/** Whether somebody typed something that a reload would lose: in a form, or in one that is closed for now. */
export const holdsInput = (): boolean => formDrafts.held() || [...typed].some(holds)

let reloading = false

/**
 * D-086: loads the page anew, once for a build, and says whether it does: never where that would lose
 * what was typed, where there is no network to load it from, or where nothing remembers that it was done.
 */
export function reloadOnce(
  build: string = import.meta.url,
  reload = () => window.location.reload(),
): boolean {
  if (reloading) return true
  if (!navigator.onLine || holdsInput() || tabStorage.get(KEY) === build) return false
  if (!tabStorage.set(KEY, build)) return false
  reloading = true
  reload()
  return true
}
