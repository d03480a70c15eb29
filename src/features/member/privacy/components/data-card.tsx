import { Download } from 'lucide-react'
import { exportData } from '#api/member/privacy.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { toast } from '#ui/toast/toast-store.ts'

/** Saves a text as a file on the reader's device. */
function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Personal data as a file. */
export function DataCard() {
  const { t } = useTranslation('privacy')
  const text = useErrorText()
  const { mutate, busy } = useIdempotentMutation({
    name: 'data-export',
    send: () => exportData(),
    contentOf: () => null,
    onSettled(outcome) {
      if (outcome.kind === 'done') saveText(outcome.result.fileName, outcome.result.text)
      else toast.show({ tone: 'danger', message: text(outcome.error) })
    },
  })
  return (
    <Stack gap="3">
      <p>{t('data.text')}</p>
      <p>
        <WriteButton startIcon={Download} loading={busy} onClick={() => void mutate(null)}>
          {t('data.export')}
        </WriteButton>
      </p>
    </Stack>
  )
}
