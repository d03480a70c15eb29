import { useTranslation } from '#i18n/use-translation.ts'
import type { ErrorStateProps } from '#ui/error-state/error-state.tsx'
import { useCopyConfirmation } from './use-copy-confirmation.ts'

/** The trace id of a failure for an error state; undefined when there is none. */
export function useTrace(id: string | null | undefined): ErrorStateProps['trace'] {
  const { t } = useTranslation('common')
  const confirm = useCopyConfirmation()
  if (!id) return undefined
  return {
    id,
    label: t('state.trace'),
    copyLabel: t('action.copy'),
    onCopied: () => confirm(),
  }
}
