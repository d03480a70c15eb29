import { type RefObject, useEffect } from 'react'

const isEditable = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** Whether a key is the shortcut of the search: a plain `/`, typed into no field, that nothing has answered yet. */
export const isSlash = (event: KeyboardEvent): boolean =>
  event.key === '/' &&
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) &&
  !isEditable(event.target)

/** `/` moves the focus to the field from anywhere on the page, unless a dialog covers the field. */
export function useSlashShortcut(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSlash(event)) return
      if (field.current?.closest('[aria-hidden="true"], [inert]')) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field])
}
