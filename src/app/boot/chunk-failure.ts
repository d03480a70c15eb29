import { recordChunkFailure } from '#lib/chunk-failure.ts'
import { isOnline } from '#lib/online.ts'
import { tabStorage } from '#lib/storage.ts'
import { formDrafts } from '#session/drafts.ts'

/** Storage key of the build for which this tab has already reloaded itself. */
const KEY = 'reloadedFor'

const typed = new Set<EventTarget>()
const FIELD = 'textarea, input:not([type="search"], [type="checkbox"], [type="radio"])'

/** Records which errors come from scripts or styles that failed to load, and which fields hold input. */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => recordChunkFailure(payload))
  document.addEventListener(
    'input',
    ({ target }) => {
      for (const field of typed) if (!holds(field)) typed.delete(field)
      if (target) typed.add(target)
    },
    true,
  )
}

const holds = (field: EventTarget): boolean =>
  field instanceof Element &&
  field.isConnected &&
  field.matches(FIELD) &&
  Boolean(Reflect.get(field, 'value'))

/** Whether a reload would lose input in an open form or in a kept draft. */
export const hasUnsavedInput = (): boolean => formDrafts.held() || [...typed].some(holds)

let reloading = false

/**
 * Reloads the page once per build and returns whether it does. It never reloads when that would lose input,
 * when the device is offline, or when storage cannot record the reload.
 */
export function reloadOnce(
  build: string = import.meta.url,
  reload = () => window.location.reload(),
): boolean {
  if (reloading) return true
  if (!isOnline() || hasUnsavedInput() || tabStorage.get(KEY) === build) return false
  if (!tabStorage.set(KEY, build)) return false
  reloading = true
  reload()
  return true
}
