import { useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormProps, useForm } from 'react-hook-form'
import { keepDraft, keptDraft } from './kept-draft.ts'
import { useValuesChange } from './use-values-change.ts'

/**
 * D-013: a form of which nothing is lost while its write is not done: what is typed is kept in memory under the
 * name of the write (`useIdempotentMutation` drops it), through a closed dialog and a session that lapses. Secrets
 * and files never are. A form of secrets alone is a plain `useForm`.
 */
export function useDraftForm<T extends FieldValues>(
  name: string,
  { defaultValues, ...options }: UseFormProps<T> & { defaultValues: DefaultValues<T> },
) {
  const [start] = useState(() => ({ ...defaultValues, ...keptDraft(name, defaultValues) }))
  const form = useForm<T>({ ...options, defaultValues: start })
  useValuesChange(form, (values) => keepDraft(name, defaultValues, values))
  return form
}
