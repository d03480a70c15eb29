import { useEffect, useRef } from 'react'

/** Where the focus goes when a dialog closes that no button of its own has opened. */
export function useFocusBack<T extends HTMLElement>(open: boolean) {
  const place = useRef<T>(null)
  const before = useRef(open)
  useEffect(() => {
    if (before.current && !open) place.current?.focus()
    before.current = open
  }, [open])
  return place
}
