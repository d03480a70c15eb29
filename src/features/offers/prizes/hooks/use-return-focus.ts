import { useEffect, useRef } from 'react'

/** The element that gets the focus when a dialog without its own trigger closes. */
export function useReturnFocus<T extends HTMLElement>(open: boolean) {
  const target = useRef<T>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) target.current?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])
  return target
}
