import { useTranslation } from '#i18n/use-translation.ts'
import { pendingLink } from '#session/social-sign-in.ts'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { LoginForm } from '../components/login-form.tsx'
import { ForgotLink, RegisterNote } from '../components/login-links.tsx'
import type { SignIn } from '../hooks/use-sign-in.ts'
import { useStepFocus } from '../hooks/use-step-focus.ts'

/** Shown for an account of a login service that is not linked yet. Linking is offered later. */
export default function Unlinked({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation('auth')
  const step = useStepFocus<HTMLDivElement>()
  const back = () => {
    signIn.focusReason.current = 'back'
    signIn.attempt.setAlert(null)
    pendingLink.drop()
  }
  return (
    <Stack ref={step}>
      <LoginForm
        signIn={signIn}
        withRemember
        aside={<ForgotLink />}
        submitLabel={t('unlinked.submit')}
      />
      <RegisterNote />
      <Button variant="ghost" block disabled={signIn.attempt.busy !== null} onClick={back}>
        {t('unlinked.back')}
      </Button>
    </Stack>
  )
}
