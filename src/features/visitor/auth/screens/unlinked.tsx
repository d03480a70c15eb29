import { useTranslation } from '../../../../i18n/use-translation.ts'
import { usePopup } from '../../../../patterns/routing/popup.ts'
import { pendingLink } from '../../../../session/social-sign-in.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextButton } from '../../../../ui/link/text-button.tsx'
import { LoginForm } from '../components/login-form.tsx'
import { useStepFocus } from '../hooks/use-step-focus.ts'
import type { Door } from '../hooks/use-sign-in.ts'
import styles from './login.module.css'

/** AUT-34, D-094: an account of a sign-in service that nobody has linked yet. Linking is asked later. */
export default function Unlinked({ door }: { door: Door }) {
  const { t } = useTranslation('auth')
  const { open } = usePopup()
  const step = useStepFocus<HTMLDivElement>()
  const back = () => {
    door.fresh.current = 'back'
    door.say(null)
    pendingLink.drop()
  }
  return (
    <div ref={step} className={styles.stack}>
      <LoginForm
        door={door}
        withRemember
        aside={<TextButton onClick={() => open('forgot')}>{t('login.forgot')}</TextButton>}
        submitLabel={t('unlinked.submit')}
      />
      <p className={styles.register}>
        {t('login.noAccount')}{' '}
        <TextButton onClick={() => open('register')}>{t('login.register')}</TextButton>
      </p>
      <Button variant="ghost" block disabled={door.busy !== null} onClick={back}>
        {t('unlinked.back')}
      </Button>
    </div>
  )
}
