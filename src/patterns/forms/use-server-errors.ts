import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { ApiError } from '#api/transport/error.ts'
import type { Refusals } from './form-error.ts'
import { useErrorText } from './use-error-text.ts'

/**
 * Shows a server's refusals at their fields until those change or the form is sent again. `message` replaces the
 * error's own text.
 */
export function useServerErrors<T extends FieldValues>(
  { setError }: Pick<UseFormReturn<T>, 'setError'>,
  refusals?: Refusals,
) {
  const text = useErrorText(refusals)
  return (error: ApiError, fields: readonly FieldPath<T>[], message = text(error)): void => {
    for (const field of fields) setError(field, { type: 'server', message })
  }
}
