import { type RefObject, useEffect, useId, useSyncExternalStore } from 'react'

const isEditable = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** Whether a key is the shortcut of the search: a plain `/`, typed into no field, that nothing has answered yet. */
export const isSlash = (event: KeyboardEvent): boolean =>
  event.key === '/' &&
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) &&
  !isEditable(event.target)

/** The fields of the page in the order in which they came; the first one has the key. */
const fields: string[] = []
const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The id of the field that `/` moves the focus to; null while the page has none. */
export const useSlashOwner = (): string | null =>
  useSyncExternalStore(subscribe, () => fields[0] ?? null)

/**
 * `/` moves the focus to the field from anywhere on the page, unless a dialog covers the field. Returns whether this
 * field is the one that has the key.
 */
export function useSlashShortcut(field: RefObject<HTMLElement | null>): boolean {
  const id = useId()
  useEffect(() => {
    fields.push(id)
    changed()
    const onKey = (event: KeyboardEvent) => {
      if (!isSlash(event)) return
      if (field.current?.closest('[aria-hidden="true"], [inert]')) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      fields.splice(fields.indexOf(id), 1)
      changed()
      document.removeEventListener('keydown', onKey)
    }
  }, [field, id])
  return useSlashOwner() === id
}
