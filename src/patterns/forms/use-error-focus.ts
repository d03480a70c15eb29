import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the first wrong field of a form the focus, in the order in which they are seen, after each
 * submit that went wrong. `submits` is the form's `submitCount`; `refusal` is for forms that keep what
 * the server refused beside their errors. Use it with `shouldFocusError: false`.
 */
export function useErrorFocus(
  submits: number,
  refusal: unknown = null,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (submits > 0 || refusal !== null)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submits, refusal])

  return form
}
