import { Download } from 'lucide-react'
import { exportData } from '../../../../api/profile.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import { usePopup } from '../../../../patterns/routing/popup.ts'
import { useIdempotentMutation } from '../../../../patterns/use-idempotent-mutation.ts'
import { WriteButton } from '../../../../patterns/write-button.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Stack } from '../../../../ui/stack/stack.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'

/** Hands a text to the reader as a file of their own device. */
function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** F-40: personal data as a file, and how it is deleted. */
export function DataCard() {
  const { t } = useTranslation('profile')
  const text = useErrorText()
  const { open } = usePopup()
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
      <Stack direction="row" gap="3" wrap>
        <WriteButton startIcon={Download} loading={busy} onClick={() => void mutate(null)}>
          {t('data.export')}
        </WriteButton>
        <Button variant="ghost" onClick={() => open('secure', { do: 'close' })}>
          {t('data.delete')}
        </Button>
      </Stack>
      <p>{t('data.deleteText')}</p>
    </Stack>
  )
}
