import { type RefObject, useEffect, useEffectEvent } from 'react'

const DISMISS = 'panel-dismiss'

/**
 * Asks the innermost open part around an element to close, as Escape does. Returns whether one did.
 */
export const dismissAt = (element: Element): boolean =>
  !element.dispatchEvent(new Event(DISMISS, { bubbles: true, cancelable: true }))

/** Closes an open part of the panel on Escape, before the panel itself. */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const onDismiss = useEffectEvent((event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    close()
  })
  useEffect(() => {
    const element = ref.current
    if (!isOpen || !element) return
    element.addEventListener(DISMISS, onDismiss)
    return () => element.removeEventListener(DISMISS, onDismiss)
  }, [ref, isOpen])
}
