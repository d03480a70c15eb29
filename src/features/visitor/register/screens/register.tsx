import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { takeReferral } from '#entities/visitor/referral.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import styles from '#patterns/forms/form.module.css'
import { usePopup, withPopup } from '#patterns/routing/popup.ts'
import { useAlreadySignedIn } from '#session/use-already-signed-in.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextButton } from '#ui/link/text-button.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Ways } from './ways.tsx'

/** Becoming a member, by user name or by mobile number. */
export default function RegisterPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['register', 'common'])
  const { search } = useLocation()
  const { open } = usePopup()
  // The codes of an invitation are kept before anything else.
  useState(() => takeReferral(search))
  if (useAlreadySignedIn()) return <Navigate to={{ search: withPopup(search, null) }} replace />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={t('register:title')}
      description={t('register:intro')}
      closeLabel={t('common:action.close')}
    >
      <Stack>
        <Ways />
        <p className={styles.note}>
          {t('register:haveAccount')}{' '}
          <TextButton onClick={() => open('login')}>{t('register:logIn')}</TextButton>
        </p>
      </Stack>
    </Dialog>
  )
}
