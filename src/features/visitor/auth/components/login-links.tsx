import { useTranslation } from '#i18n/use-translation.ts'
import styles from '#patterns/forms/form.module.css'
import { usePopup } from '#patterns/routing/popup.ts'
import { TextButton } from '#ui/link/text-button.tsx'

/** The way to a forgotten password. */
export function ForgotLink() {
  const { t } = useTranslation('auth')
  const { open } = usePopup()
  return <TextButton onClick={() => open('forgot')}>{t('login.forgot')}</TextButton>
}

/** The way to an account, below the form. */
export function RegisterNote() {
  const { t } = useTranslation('auth')
  const { open } = usePopup()
  return (
    <p className={styles.note}>
      {t('login.noAccount')}{' '}
      <TextButton onClick={() => open('register')}>{t('login.register')}</TextButton>
    </p>
  )
}

/** The link to customer service when registration is closed. */
export function SupportNote() {
  const { t } = useTranslation(['auth', 'common'])
  const { open } = usePopup()
  return (
    <p className={styles.note}>
      {t('auth:agent.trouble')}{' '}
      <TextButton onClick={() => open('chat')}>{t('common:action.support')}</TextButton>
    </p>
  )
}
