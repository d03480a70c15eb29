import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { formDrafts } from '../../../../session/drafts.ts'

/** What a form holds, while it is behind the other tab; `lasting` of it outlives the pop-up. */
export interface Typed<T extends FieldValues> {
  readonly current: () => T
  readonly keep: (values: T) => void
  readonly drop: () => void
}

/** Passwords and codes are left out of the draft by not being named in `lasting`. */
export function useTyped<T extends Record<string, string>>(
  form: string,
  empty: T,
  lasting: readonly (keyof T & string)[],
): Typed<T> {
  const [typed] = useState((): Typed<T> => {
    const draft = formDrafts.get(form) ?? {}
    const kept = lasting.flatMap((name) =>
      typeof draft[name] === 'string' ? [[name, draft[name]] as const] : [],
    )
    let values: T = { ...empty, ...Object.fromEntries(kept) }
    return {
      current: () => values,
      keep: (next) => {
        values = { ...next }
        formDrafts.set(form, Object.fromEntries(lasting.map((name) => [name, next[name]])))
      },
      drop: () => formDrafts.drop(form),
    }
  })
  return typed
}

/** Keeps what is typed into a form as long as it is shown. */
export function useKeep<T extends FieldValues>(
  typed: Typed<T>,
  { subscribe }: Pick<UseFormReturn<T>, 'subscribe'>,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => typed.keep(values),
      }),
    [typed, subscribe],
  )
}
