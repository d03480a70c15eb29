import { type RefObject, useEffect } from 'react'

const isEditable = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** `/` moves the focus to the field from anywhere on the page, unless a dialog covers the field. */
export function useSlashShortcut(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key !== '/' || !plain || event.defaultPrevented || isEditable(event.target)) return
      if (field.current?.closest('[aria-hidden="true"], [inert]')) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field])
}
