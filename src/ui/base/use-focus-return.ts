import { useLayoutEffect, useRef } from 'react'

/**
 * For `onCloseAutoFocus`: the focus goes back to where it was when the dialog opened. By itself Radix
 * gives it back to a dialog's own trigger only. What has taken the focus meanwhile keeps it.
 */
export function useFocusReturn(open: boolean) {
  const opener = useRef<Element | null>(null)

  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])

  return (event: Event) => {
    const { current } = opener
    const lost = document.activeElement === null || document.activeElement === document.body
    if (!lost || !(current instanceof HTMLElement)) return
    if (!current.isConnected || current === document.body) return
    event.preventDefault()
    current.focus({ preventScroll: true })
  }
}
