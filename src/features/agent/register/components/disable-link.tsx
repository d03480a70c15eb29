import { useState } from 'react'
import type { AgentLink } from '#api/agent/agent-links.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { useWriteBlockId } from '#patterns/use-online.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { useDisableLink } from '../hooks/use-links.ts'

/** Disables a link for good, once that was confirmed. */
export function DisableLink({ link: { id, name } }: { link: AgentLink }) {
  const { t } = useTranslation('links')
  const blockId = useWriteBlockId()
  const [asked, setAsked] = useState(false)
  const { mutate, busy, error } = useDisableLink(() => {
    setAsked(false)
    toast.show({ tone: 'success', message: t('disable.toast', { name }) })
  })
  return (
    <p>
      <AlertDialog
        tone="danger"
        title={t('disable.title', { name })}
        description={
          <>
            {t('disable.text')}
            <FormAlert error={error} />
          </>
        }
        confirmLabel={t('disable.confirm')}
        cancelLabel={t('disable.keep')}
        busy={busy}
        disabledBy={blockId}
        open={asked}
        onOpenChange={setAsked}
        onConfirm={() => void mutate(id)}
        trigger={<Button variant="danger">{t('disable.button')}</Button>}
      />
    </p>
  )
}
