import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Calls back with every change of a form's values without a render, for example to keep a draft. */
export function useValuesChange<T extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<T>, 'subscribe'>,
  onChange: (values: T) => void,
): void {
  const changed = useEffectEvent(onChange)
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => changed({ ...values }) }),
    [subscribe],
  )
}
