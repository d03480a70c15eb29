import { useLayoutEffect, useRef } from 'react'

/**
 * For `onCloseAutoFocus`: returns the focus to where it was when the dialog opened, else to the dialog's own
 * trigger, else to the content of the page, as for a dialog that its address has opened. Leaves the page where it is:
 * Radix' own return scrolls a sticky header's button out from under the scroll padding. Does nothing when something
 * else has taken the focus meanwhile.
 */
export function useFocusReturn(open: boolean) {
  const opener = useRef<Element | null>(null)
  /** Of the element that opens the dialog by itself. */
  const trigger = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])

  const restore = (event: Event) => {
    event.preventDefault()
    const lost = document.activeElement === null || document.activeElement === document.body
    if (!lost) return
    const { current } = opener
    const held = current instanceof HTMLElement && current !== document.body && current.isConnected
    const target = held ? current : (trigger.current ?? document.getElementById('main'))
    target?.focus({ preventScroll: true })
  }
  return { trigger, restore }
}
