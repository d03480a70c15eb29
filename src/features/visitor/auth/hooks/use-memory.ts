import { type RefObject, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Keeps what a form holds for when it comes back from behind another tab or step. */
export function useMemory<T extends FieldValues>(
  memory: RefObject<T | null>,
  { subscribe }: Pick<UseFormReturn<T>, 'subscribe'>,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          memory.current = { ...values }
        },
      }),
    [memory, subscribe],
  )
}
