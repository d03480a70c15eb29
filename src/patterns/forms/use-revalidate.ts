import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** A field that changes, and the field to validate then: itself, or one that depends on it. */
export type Revalidation<T extends FieldValues> = readonly (readonly [FieldPath<T>, FieldPath<T>])[]

/**
 * Removes an error as soon as its cause is gone, also before the first submit. Fields without an error are not
 * validated, because errors must not appear while typing. `pairs` has to be a constant.
 */
export function useRevalidate<T extends FieldValues>(
  { subscribe, getFieldState, trigger }: UseFormReturn<T>,
  pairs: Revalidation<T>,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          for (const [changed, dependent] of pairs)
            if (changed === name && getFieldState(dependent).error) void trigger(dependent)
        },
      }),
    [subscribe, getFieldState, trigger, pairs],
  )
}
