import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formDrafts } from '#session/drafts.ts'

/** The values of a form while it is hidden behind the other tab; the fields in `lasting` outlive the pop-up too. */
export interface FormDraft<T extends FieldValues> {
  readonly current: () => T
  readonly keep: (values: T) => void
  readonly drop: () => void
}

/** Passwords and codes are left out of what outlives the pop-up by not being named in `lasting`. */
export function useFormDraft<T extends Record<string, string>>(
  form: string,
  empty: T,
  lasting: readonly (keyof T & string)[],
): FormDraft<T> {
  const [state] = useState((): FormDraft<T> => {
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
  return state
}
