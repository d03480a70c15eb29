import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { resetPassword } from '#api/member/register.ts'
import { type ApiError, asApiError } from '#api/transport/error.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { useHumanCheck } from '#patterns/forms/use-human-check.ts'
import type { Phone } from '#patterns/forms/use-phone.ts'
import { usePhoneCode } from '#patterns/forms/use-phone-code.ts'
import { href } from '#patterns/routing/href.ts'
import { withPopup } from '#patterns/routing/popup.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useMounted } from '#patterns/use-mounted.ts'
import { resumeAfterExpiry } from '#session/expiry.ts'
import { remember } from '#session/remember.ts'
import { completeSignIn, isCancelled, type SignedIn, throwIfAborted } from '#session/sign-in.ts'
import { useSignInAttempt } from '#session/use-sign-in-attempt.ts'
import { toast } from '#ui/toast/toast-store.ts'
import type { PhoneFields } from '../model.ts'
import { RECOVERY_REFUSALS } from '../refusals.ts'
import { useFormDraft } from './use-form-draft.ts'

const EMPTY: PhoneFields = { country: '', mobile: '', code: '', newPassword: '' }

/** The account belongs to the other login. */
const OTHER_SIDE: ReadonlySet<string> = new Set(['login.not.member', 'login.not.agent'])

/** Forgets the old password, which this device may have remembered for that account. */
async function clearOldPassword(account: string): Promise<void> {
  const kept = await remember.load()
  if (kept?.username.toLowerCase() === account.toLowerCase()) await remember.clear()
}

/** Sets the new password with a code, and logs in. */
export function usePasswordReset(phone: Phone) {
  const { t } = useTranslation('recover')
  const text = useErrorText(RECOVERY_REFUSALS)
  const client = useQueryClient()
  const navigate = useNavigate()
  // Agents have their own login page and return to it.
  const isAgents = useLocation().pathname.startsWith('/agent')
  const mounted = useMounted()
  const running = useSignInAttempt()
  const code = usePhoneCode('password')
  const human = useHumanCheck()
  const draft = useFormDraft('recover-phone', EMPTY, ['country', 'mobile'])
  const [failure, setFailure] = useState<ApiError | null>(null)

  /** Whether a code went out. */
  const sendCode = async (mobile: string, country: string): Promise<boolean> => {
    if (!human.requirePassed()) return false
    const { dial, number } = phone.parts(mobile, country)
    let sent = false
    try {
      sent = await code.send(dial, number, await human.proofField())
      // A new code clears the error of the last one.
      if (sent) setFailure(null)
    } catch (thrown) {
      setFailure(asApiError(thrown))
    }
    human.renew()
    return sent
  }

  const send = async ({ mobile, country, code: digits, newPassword }: PhoneFields) => {
    const signal = running.begin()
    const { dial, number } = phone.parts(mobile, country)
    const proof = await code.confirm(digits)
    const body = { mobileNum: number, countryDialingCode: dial, newPassword, ...proof }
    throwIfAborted(signal)
    const answer = await resetPassword(body)
    try {
      return await completeSignIn(client, answer, {
        side: isAgents ? 'agent' : 'player',
        password: null,
        signal,
      })
    } catch (thrown) {
      if (OTHER_SIDE.has(asApiError(thrown).code)) throw thrown
      // The new password counts already and its code is used up: only the login is left.
      return null
    }
  }

  const arrive = async (visitor: SignedIn | null): Promise<void> => {
    draft.drop()
    if (visitor) {
      resumeAfterExpiry(visitor.account)
      await clearOldPassword(visitor.account)
    }
    toast.show({ tone: 'success', message: t(visitor ? 'phone.done' : 'phone.set') })
    // Do not navigate if the visitor has left the form.
    if (!visitor && !mounted.current) return
    const popup = visitor || isAgents ? null : 'login'
    const agentHome = visitor ? '/agentHome' : '/agent'
    const home = isAgents ? agentHome : '/'
    await navigate({ pathname: href(home), search: withPopup('', popup) }, { replace: true })
  }

  const { mutate, busy, waitUntil } = useIdempotentMutation({
    name: 'password-reset',
    send,
    contentOf: () => null,
    once: true,
    onSettled(outcome) {
      if (outcome.kind === 'done') return arrive(outcome.result)
      if (isCancelled(outcome.error)) return
      setFailure(outcome.error)
      // The form is no longer visible, so a toast shows the error.
      if (!mounted.current) toast.show({ tone: 'danger', message: text(outcome.error) })
    },
  })

  const submit = (fields: PhoneFields) => {
    setFailure(null)
    return mutate(fields)
  }

  return { busy, waitUntil, failure, phone, code, human, draft, sendCode, submit }
}

export type PasswordReset = ReturnType<typeof usePasswordReset>
