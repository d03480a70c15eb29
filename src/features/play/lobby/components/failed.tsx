import { asApiError } from '../../../../api/error.ts'
import { errorKey } from '../../../../api/error-key.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ErrorState } from '../../../../ui/error-state/error-state.tsx'

type FailedProps = { error: unknown; size?: 'row' | 'page'; onRetry: () => void }

/** The games did not come: why, Retry, and the reference for support. */
export function Failed({ error, size = 'page', onRetry }: FailedProps) {
  const { t } = useTranslation('common')
  const failure = asApiError(error)
  const words = {
    label: t('state.trace'),
    copyLabel: t('action.copy'),
    copiedLabel: t('action.copied'),
  }
  return (
    <ErrorState
      size={size}
      message={t(`error.${errorKey(failure)}`)}
      retryLabel={t('action.retry')}
      onRetry={onRetry}
      trace={failure.traceId ? { id: failure.traceId, ...words } : undefined}
    />
  )
}
