import { Navigate, useLocation } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { withPopup } from '#patterns/routing/popup.ts'
import { useWriteBlockId } from '#patterns/use-online.ts'
import { useToken } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { useLinkAccount } from '../hooks/use-link-account.ts'
import { LINK_REFUSALS } from '../refusals.ts'
import styles from './link.module.css'

/** Asks once after the login. Without a confirmation nothing is linked. */
export default function LinkPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('social')
  const text = useErrorText(LINK_REFUSALS)
  const blockId = useWriteBlockId()
  const { search } = useLocation()
  const token = useToken()
  const { name: member } = useVisitor()
  const { link, name, busy, failure, refused, confirm, goOn } = useLinkAccount(onClose)
  if (!link || token === null) {
    return <Navigate to={{ search: withPopup(search, null) }} replace />
  }
  if (refused && failure) {
    return (
      <AlertDialog
        open
        title={t('refused', { name })}
        description={<p>{failure.status === 404 ? t('over', { name }) : text(failure)}</p>}
        confirmLabel={t('understood')}
        onConfirm={goOn}
      />
    )
  }
  return (
    <AlertDialog
      open
      busy={busy}
      disabledBy={blockId}
      onOpenChange={(open) => {
        if (!open && !busy) goOn()
      }}
      title={t('title', { name })}
      description={
        <Stack gap="3">
          <dl className={styles.pair}>
            <div>
              <dt>{name}</dt>
              <dd>
                <bdi>{link.displayName}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t('here')}</dt>
              <dd>
                <bdi>{member}</bdi>
              </dd>
            </div>
          </dl>
          <p>{t('text', { name })}</p>
          <p className={styles.final}>{t('final')}</p>
          <FormAlert refusals={LINK_REFUSALS} error={failure} />
        </Stack>
      }
      cancelLabel={t('cancel')}
      confirmLabel={t('confirm')}
      onConfirm={confirm}
    />
  )
}
