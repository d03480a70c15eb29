import { formatClock } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import type { CodeSending } from './use-code-sending.ts'
import { useErrorText } from './use-error-text.ts'

interface CodeFailureProps {
  code: CodeSending
  /** AUT-24 */
  lockedUntil: number | null
}

/** The reason why no code was sent, in a dialog with one button. */
export function CodeFailure({ code, lockedUntil }: CodeFailureProps) {
  const { t } = useTranslation('forms')
  const text = useErrorText()
  const { failure, dismiss } = code
  if (!failure) return null
  return (
    <AlertDialog
      open
      title={t('code.failed')}
      description={
        <>
          <p>
            <bdi>{text(failure)}</bdi>
          </p>
          {lockedUntil ? <p>{t('code.locked', { time: formatClock(lockedUntil) })}</p> : null}
        </>
      }
      confirmLabel={t('code.understood')}
      onConfirm={dismiss}
    />
  )
}
