import { Navigate, useLocation } from 'react-router'
import { BannerStrip } from '#entities/banner/banner-strip.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import styles from '#patterns/forms/form.module.css'
import { usePopup, withPopup } from '#patterns/routing/popup.ts'
import { useAlreadySignedIn } from '#session/use-already-signed-in.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextButton } from '#ui/link/text-button.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import RecoveryMethods from './recovery-methods.tsx'

/** Back into an account, by its e-mail or its mobile number. */
export default function ForgotPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['recover', 'common'])
  const { pathname, search } = useLocation()
  const { open } = usePopup()
  if (useAlreadySignedIn()) return <Navigate to={{ search: withPopup(search, null) }} replace />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('recover:title')}
      description={t('recover:intro')}
      closeLabel={t('common:action.close')}
    >
      <Stack>
        <RecoveryMethods onSent={onClose} />
        <Stack gap="2" className={styles.note}>
          <p>
            {t('recover:neither')}{' '}
            <TextButton onClick={() => open('chat')}>{t('common:action.support')}</TextButton>
          </p>
          <p>
            {t('recover:remembered')}{' '}
            <TextButton onClick={() => (pathname === '/agent' ? onClose() : open('login'))}>
              {t('recover:logIn')}
            </TextButton>
          </p>
        </Stack>
        <BannerStrip group="w_forget" />
      </Stack>
    </Dialog>
  )
}
