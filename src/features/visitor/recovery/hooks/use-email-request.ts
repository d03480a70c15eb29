import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type ApiError, asApiError } from '../../../../api/error.ts'
import { sendPasswordEmail } from '../../../../api/register.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import { useOneRequest } from '../../../../patterns/forms/use-one-request.ts'
import { withPopup } from '../../../../patterns/routing/popup.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import type { EmailFields } from '../model.ts'
import { useHere } from '../../../../patterns/use-mounted.ts'
import { useTyped } from './use-form-draft.ts'

/** AUT-27: asks for the e-mail; says that it was sent, and the pop-up is done. */
export function useEmail(onSent: () => void) {
  const { t } = useTranslation(['recover', 'common'])
  const text = useErrorText()
  const navigate = useNavigate()
  const here = useHere()
  const typed = useTyped('recover-email', { username: '', email: '' }, ['username', 'email'])
  const { busy, run } = useOneRequest<'form'>()
  const [failure, setFailure] = useState<ApiError | null>(null)

  const submit = (fields: EmailFields) =>
    run('form', async () => {
      setFailure(null)
      try {
        await sendPasswordEmail(fields)
      } catch (thrown) {
        const error = asApiError(thrown)
        setFailure(error)
        // Closed meanwhile: what was typed is kept, but somebody has to be told.
        if (!here.current) toast.show({ tone: 'danger', message: text(error) })
        return 'again'
      }
      typed.drop()
      toast.show({
        tone: 'success',
        message: t('recover:email.sent'),
        action: {
          label: t('common:action.support'),
          run: () => void navigate({ search: withPopup('', 'chat') }, { state: { overlay: true } }),
        },
      })
      if (here.current) onSent()
      return 'done'
    })

  return { busy: busy !== null, failure, typed, submit }
}

export type Email = ReturnType<typeof useEmail>
