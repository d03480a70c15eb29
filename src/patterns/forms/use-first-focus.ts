import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormSetFocus } from 'react-hook-form'

/**
 * Focuses the first field of a new form. Not on touch, where the keyboard would cover the form before it was read,
 * and not when the visitor is choosing a tab or has started in another field.
 */
export function useFirstFocus<Fields extends FieldValues>(
  setFocus: UseFormSetFocus<Fields>,
  first: FieldPath<Fields>,
): void {
  useEffect(() => {
    const busy = document.activeElement?.matches('[role="tab"], input, select, textarea')
    if (!busy && window.matchMedia?.('(pointer: fine)').matches) setFocus(first)
  }, [setFocus, first])
}
