import { useTranslation } from '#i18n/use-translation.ts'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import type { LoginAttempt } from '../hooks/use-login-attempt.ts'
import { AUTH_REFUSALS } from '../refusals.ts'

/** The error of the login as a whole; `placed` means that a field already shows it. */
export function SignInAlert({ attempt, placed }: { attempt: LoginAttempt; placed: boolean }) {
  const { t } = useTranslation(['auth', 'common'])
  const { failure, notice } = attempt
  const textOf = (key: NonNullable<typeof notice>) =>
    key === 'windowBlocked' ? t('common:error.popupBlocked') : t(`auth:notice.${key}`)
  return (
    <FormAlert
      refusals={AUTH_REFUSALS}
      error={placed ? null : failure}
      notice={notice && textOf(notice)}
    />
  )
}
