import { useLayoutEffect, useRef } from 'react'

/**
 * For `onCloseAutoFocus`: returns the focus to where it was when the dialog opened; Radix only returns it to
 * its own trigger. Does nothing when something else has taken the focus meanwhile.
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
