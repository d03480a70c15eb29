import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormSetFocus } from 'react-hook-form'

/**
 * A form that is new begins at its first field. Not under a finger: the keyboard would come over the
 * sheet before anything is read. And not for someone who is choosing a tab or has begun elsewhere.
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
