import { Navigate, useLocation } from 'react-router-dom'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePopup, withPopup } from '../../../session/popup.ts'
import { useVisitor } from '../../../session/visitor.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextButton } from '../../../ui/link/text-button.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { EmailForm } from '../parts/email-form.tsx'
import { PhoneForm } from '../parts/phone-form.tsx'
import styles from './forgot.module.css'

/** MOD-06, AUT-27, AUT-28: back into an account, by its e-mail or its mobile number. */
export default function ForgotPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['recover', 'common'])
  const { search } = useLocation()
  const { open } = usePopup()
  const { isLogin, isTrial } = useVisitor()
  if (isLogin && !isTrial) return <Navigate to={{ search: withPopup(search, null) }} replace />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('recover:title')}
      description={t('recover:intro')}
      closeLabel={t('common:action.close')}
    >
      <div className={styles.stack}>
        <Tabs
          label={t('recover:ways')}
          look="pill"
          items={[
            {
              value: 'email',
              label: t('recover:way.email'),
              content: <EmailForm onSent={onClose} />,
            },
            { value: 'phone', label: t('recover:way.phone'), content: <PhoneForm /> },
          ]}
        />
        <p className={styles.other}>
          {t('recover:neither')}{' '}
          <TextButton onClick={() => open('chat')}>{t('common:action.support')}</TextButton>
        </p>
        <p className={styles.other}>
          {t('recover:remembered')}{' '}
          <TextButton onClick={() => open('login')}>{t('recover:logIn')}</TextButton>
        </p>
      </div>
    </Dialog>
  )
}
