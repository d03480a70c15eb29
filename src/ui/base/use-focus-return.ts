import { useLayoutEffect, useRef } from 'react'
import { openerNow } from './opener.ts'
import { moveFocus, placesAround } from './use-focus-hand-over.ts'

/**
 * For `onCloseAutoFocus`: returns the focus to where it was when the dialog opened, else to the dialog's own
 * trigger, else to the content of the page, as for a dialog that its address has opened. An opener that has gone
 * meanwhile, such as a row that was deleted, leaves it to the heading of its former section. Does not scroll the page:
 * Radix' own return scrolls a sticky header's button out from under the scroll padding. Does nothing when something
 * else has taken the focus meanwhile.
 */
export function useFocusReturn(open: boolean) {
  const opener = useRef<Element | null>(null)
  const around = useRef<readonly Element[]>([])
  /** Of the element that opens the dialog by itself. */
  const trigger = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    if (!open) return
    opener.current = openerNow()
    around.current = opener.current ? placesAround(opener.current) : []
  }, [open])

  const restore = (event: Event) => {
    event.preventDefault()
    const lost = document.activeElement === null || document.activeElement === document.body
    if (!lost) return
    const { current } = opener
    const opened = current instanceof HTMLElement && current !== document.body
    if (opened && !current.isConnected && !trigger.current) return moveFocus(around.current)
    const held = opened && current.isConnected
    const target = held ? current : (trigger.current ?? document.getElementById('main'))
    target?.focus({ preventScroll: true })
  }
  return { trigger, restore }
}
