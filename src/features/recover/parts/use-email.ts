import { useState } from 'react'
import { type ApiError, asApiError } from '../../../api/error.ts'
import { sendPasswordEmail } from '../../../api/register.ts'
import { useOneRequest } from '../../../forms/use-one-request.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import type { EmailFields } from '../model.ts'

/** AUT-27: asks for the e-mail; says that it was sent, and the pop-up is done. */
export function useEmail(onSent: () => void) {
  const { t } = useTranslation('recover')
  const { busy, run } = useOneRequest<'form'>()
  const [failure, setFailure] = useState<ApiError | null>(null)

  const submit = (fields: EmailFields) =>
    run('form', async () => {
      setFailure(null)
      try {
        await sendPasswordEmail(fields)
      } catch (thrown) {
        setFailure(asApiError(thrown))
        return 'again'
      }
      toast.show({ tone: 'success', message: t('email.sent') })
      onSent()
      return 'done'
    })

  return { busy: busy !== null, failure, submit }
}
