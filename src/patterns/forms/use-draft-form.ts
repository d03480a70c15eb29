import { useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormProps, useForm } from 'react-hook-form'
import { loadDraft, saveDraft } from './form-draft.ts'
import { useValuesChange } from './use-values-change.ts'

/**
 * A form that loses no input before its write has succeeded. The input is kept in memory under the name of
 * the write until `useIdempotentMutation` drops it, so it survives a closed dialog and an expired session. Secrets
 * and files are never kept. A form with secrets only is a plain `useForm`.
 */
export function useDraftForm<T extends FieldValues>(
  name: string,
  { defaultValues, ...options }: UseFormProps<T> & { defaultValues: DefaultValues<T> },
) {
  const [start] = useState(() => ({ ...defaultValues, ...loadDraft(name, defaultValues) }))
  const form = useForm<T>({ ...options, defaultValues: start })
  useValuesChange(form, (values) => saveDraft(name, defaultValues, values))
  return form
}
