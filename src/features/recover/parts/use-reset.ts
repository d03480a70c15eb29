import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type ApiError, asApiError } from '../../../api/error.ts'
import { resetPassword } from '../../../api/register.ts'
import { useCode } from '../../../forms/use-code.ts'
import { useHumanCheck } from '../../../forms/use-human-check.ts'
import { useOneRequest } from '../../../forms/use-one-request.ts'
import type { Phone } from '../../../forms/use-phone.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { takeLapse } from '../../../session/lapse.ts'
import { remember } from '../../../session/remember.ts'
import { enterWith } from '../../../session/sign-in.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import type { PhoneFields } from '../model.ts'

/** AUT-28: sets the new password with a code, and is in. */
export function useReset(phone: Phone) {
  const { t } = useTranslation('recover')
  const client = useQueryClient()
  const navigate = useNavigate()
  const code = useCode('password')
  const human = useHumanCheck()
  const { busy, run } = useOneRequest<'form'>()
  const [failure, setFailure] = useState<ApiError | null>(null)

  const send = async (mobile: string, country: string): Promise<void> => {
    const { dial, number } = phone.parts(mobile, country)
    try {
      const humanCheck = await human.proof()
      await code.send(dial, number, humanCheck ? { humanCheck } : {})
    } catch (thrown) {
      // The slider says by itself that it is missing.
      if (human.kind !== 'slider') setFailure(asApiError(thrown))
    }
    human.renew()
  }

  const submit = (fields: PhoneFields) =>
    run('form', async () => {
      setFailure(null)
      const { dial, number } = phone.parts(fields.mobile, fields.country)
      try {
        const proof = await code.confirm(fields.code)
        const { newPassword } = fields
        const body = { mobileNum: number, countryDialingCode: dial, newPassword, ...proof }
        const { account } = await enterWith(client, await resetPassword(body), { password: null })
        takeLapse(account)
      } catch (thrown) {
        setFailure(asApiError(thrown))
        return 'again'
      }
      // What this device remembers is the old password.
      await remember.clear()
      toast.show({ tone: 'success', message: t('phone.done') })
      await navigate('/', { replace: true })
      return 'done'
    })

  return { busy: busy !== null, failure, code, human, send, submit }
}
