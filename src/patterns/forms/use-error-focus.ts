import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the first wrong field in visual order, after each failed submit. `submits` is the form's
 * `submitCount`. `refusal` is for forms that keep a server's refusal outside their errors. Use it with
 * `shouldFocusError: false`.
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
