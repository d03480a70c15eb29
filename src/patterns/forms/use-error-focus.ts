import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the first wrong field of a form the focus, in the order in which they are seen, after each
 * submit that went wrong. `tries` is the form's `submitCount`, `said` what the server found last.
 * Use it with `shouldFocusError: false`.
 */
export function useFaultFocus(
  tries: number,
  said: unknown = null,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (tries > 0 || said !== null)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries, said])

  return form
}
