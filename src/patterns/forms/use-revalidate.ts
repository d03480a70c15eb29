import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** A field that changes, and one that has to be looked at then: itself, or what hangs on it. */
export type Relook<T extends FieldValues> = readonly (readonly [FieldPath<T>, FieldPath<T>])[]

/**
 * A finding goes as soon as its cause does, also before the first submit. Where nothing was found
 * nothing is looked at: nobody is corrected while they type. `pairs` has to be a constant.
 */
export function useRelook<T extends FieldValues>(
  { subscribe, getFieldState, trigger }: UseFormReturn<T>,
  pairs: Relook<T>,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          for (const [changed, other] of pairs)
            if (changed === name && getFieldState(other).error) void trigger(other)
        },
      }),
    [subscribe, getFieldState, trigger, pairs],
  )
}
