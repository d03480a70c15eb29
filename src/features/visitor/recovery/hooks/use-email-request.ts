import { useNavigate } from 'react-router'
import { sendPasswordEmail } from '#api/member/register.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { withPopup } from '#patterns/routing/popup.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useMounted } from '#patterns/use-mounted.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { RECOVERY_REFUSALS } from '../refusals.ts'
import { useFormDraft } from './use-form-draft.ts'

/** Asks for the e-mail; says that it was sent, and the pop-up is done. */
export function useEmailRequest(onSent: () => void) {
  const { t } = useTranslation(['recover', 'common'])
  const text = useErrorText(RECOVERY_REFUSALS)
  const navigate = useNavigate()
  const mounted = useMounted()
  const draft = useFormDraft('recover-email', { username: '', email: '' }, ['username', 'email'])
  const { mutate, busy, error, waitUntil } = useIdempotentMutation({
    name: 'password-email',
    send: (body: Parameters<typeof sendPasswordEmail>[0]) => sendPasswordEmail(body),
    contentOf: () => null,
    once: true,
    onSettled(outcome) {
      if (outcome.kind !== 'done') {
        // The form is no longer visible, so a toast shows the error.
        if (!mounted.current) toast.show({ tone: 'danger', message: text(outcome.error) })
        return
      }
      draft.drop()
      toast.show({
        tone: 'success',
        message: t('recover:email.sent'),
        action: {
          label: t('common:action.support'),
          run: () => void navigate({ search: withPopup('', 'chat') }, { state: { overlay: true } }),
        },
      })
      if (mounted.current) onSent()
    },
  })

  return { busy, waitUntil, failure: error, draft, submit: mutate }
}

export type EmailRequest = ReturnType<typeof useEmailRequest>
