import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type ApiError, asApiError } from '../../../../api/error.ts'
import { resetPassword } from '../../../../api/register.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useCode } from '../../../../patterns/forms/use-phone-code.ts'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import { useHumanCheck } from '../../../../patterns/forms/use-human-check.ts'
import { useOneRequest } from '../../../../patterns/forms/use-one-request.ts'
import type { Phone } from '../../../../patterns/forms/use-phone.ts'
import { withPopup } from '../../../../patterns/routing/popup.ts'
import { resumeAfterExpiry } from '../../../../session/expiry.ts'
import { remember } from '../../../../session/remember.ts'
import { enterWith, type SignedIn } from '../../../../session/sign-in.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import type { PhoneFields } from '../model.ts'
import { useHere } from '../../../../patterns/use-mounted.ts'
import { useTyped } from './use-form-draft.ts'

const EMPTY: PhoneFields = { country: '', mobile: '', code: '', newPassword: '' }

/** What this device remembers of that account is the old password. */
async function forgetOld(account: string): Promise<void> {
  const kept = await remember.load()
  if (kept?.username.toLowerCase() === account.toLowerCase()) await remember.clear()
}

/** AUT-28: sets the new password with a code, and is in. */
export function useReset(phone: Phone) {
  const { t } = useTranslation('recover')
  const text = useErrorText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const here = useHere()
  const code = useCode('password')
  const human = useHumanCheck()
  const typed = useTyped('recover-phone', EMPTY, ['country', 'mobile'])
  const { busy, run } = useOneRequest<'form'>()
  const [failure, setFailure] = useState<ApiError | null>(null)

  const send = async (mobile: string, country: string): Promise<void> => {
    const { dial, number } = phone.parts(mobile, country)
    try {
      const humanCheck = await human.proof()
      // A new code answers what was said of the last one.
      if (await code.send(dial, number, humanCheck ? { humanCheck } : {})) setFailure(null)
    } catch (thrown) {
      // The slider says by itself that it is missing.
      if (human.kind !== 'slider') setFailure(asApiError(thrown))
    }
    human.renew()
  }

  const reset = async ({ mobile, country, code: digits, newPassword }: PhoneFields) => {
    const { dial, number } = phone.parts(mobile, country)
    const proof = await code.confirm(digits)
    const body = { mobileNum: number, countryDialingCode: dial, newPassword, ...proof }
    const answer = await resetPassword(body)
    try {
      return await enterWith(client, answer, { password: null })
    } catch (thrown) {
      if (asApiError(thrown).code === 'login.not.member') throw thrown
      // The new password counts already and its code is used up: only the log-in is left.
      return null
    }
  }

  const submit = (fields: PhoneFields) =>
    run('form', async () => {
      setFailure(null)
      let who: SignedIn | null
      try {
        who = await reset(fields)
      } catch (thrown) {
        const error = asApiError(thrown)
        setFailure(error)
        // Closed meanwhile: somebody has to be told.
        if (!here.current) toast.show({ tone: 'danger', message: text(error) })
        return 'again'
      }
      typed.drop()
      if (who) {
        resumeAfterExpiry(who.account)
        await forgetOld(who.account)
      }
      toast.show({ tone: 'success', message: t(who ? 'phone.done' : 'phone.set') })
      const popup = who ? null : 'login'
      await navigate({ pathname: '/', search: withPopup('', popup) }, { replace: true })
      return 'done'
    })

  return { busy: busy !== null, failure, phone, code, human, typed, send, submit }
}

export type Reset = ReturnType<typeof useReset>
