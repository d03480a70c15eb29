import { useTranslation } from '#i18n/use-translation.ts'
import { CopyField, type CopyFieldProps } from '#ui/copy-field/copy-field.tsx'
import { useCopyConfirmation } from './use-copy-confirmation.ts'

/** A value with a button that copies it. A toast confirms success or reports the failure. */
export function CopyLine(props: Pick<CopyFieldProps, 'label' | 'value' | 'shown' | 'className'>) {
  const { t } = useTranslation(['common', 'patterns'])
  const confirm = useCopyConfirmation()
  return (
    <CopyField
      {...props}
      copyLabel={t('common:action.copy')}
      copiedLabel={t('common:action.copied')}
      failedText={t('patterns:copy.failed')}
      onCopied={() => confirm()}
    />
  )
}
