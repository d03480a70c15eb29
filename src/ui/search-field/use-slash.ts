import { type RefObject, useEffect } from 'react'

/** Whether a key press belongs to something that is being written. */
const writes = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** `/` leads to the field from anywhere on the page, unless a dialog covers it. */
export function useSlash(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key !== '/' || !plain || event.defaultPrevented || writes(event.target)) return
      if (field.current?.closest('[aria-hidden="true"], [inert]')) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field])
}
