import { type ReactNode, useState } from 'react'
import { asApiError } from '../../api/error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ErrorState } from '../../ui/error-state/error-state.tsx'
import { useErrorText } from './use-error-text.ts'

interface FailureProps {
  query: { readonly error: Error | null; readonly refetch: () => Promise<unknown> }
  /** Stands here until there is an answer. */
  waiting: ReactNode
}

/** No answer yet, or none to be had; a failure stays in view while it is tried again. */
export function Failure({ query, waiting }: FailureProps) {
  const { t } = useTranslation('common')
  const text = useErrorText()
  const [past, setPast] = useState<Error | null>(null)
  const error = query.error ?? past
  if (error === null) return waiting
  const failure = asApiError(error)
  const retry = () => {
    setPast(error)
    void query.refetch().finally(() => setPast(null))
  }
  const words = {
    label: t('state.trace'),
    copyLabel: t('action.copy'),
    copiedLabel: t('action.copied'),
  }
  return (
    <ErrorState
      message={text(failure)}
      retryLabel={t('action.retry')}
      retrying={past !== null}
      onRetry={retry}
      trace={failure.traceId ? { id: failure.traceId, ...words } : undefined}
    />
  )
}
