import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { parsePath, useLocation, useNavigate } from 'react-router'
import type { PermissionConfig } from '#api/content/system.ts'
import { registerMember, registerMobile } from '#api/member/register.ts'
import { type ApiError, asApiError } from '#api/transport/error.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { FieldRule } from '#patterns/forms/field-rules.ts'
import { useCaptcha } from '#patterns/forms/use-captcha.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { useHumanCheck } from '#patterns/forms/use-human-check.ts'
import type { Phone } from '#patterns/forms/use-phone.ts'
import { usePhoneCode } from '#patterns/forms/use-phone-code.ts'
import { withPopup } from '#patterns/routing/popup.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useMounted } from '#patterns/use-mounted.ts'
import { formDrafts } from '#session/drafts.ts'
import { resumeAfterExpiry } from '#session/expiry.ts'
import { withLogInName } from '#session/log-in-name.ts'
import { readReturnAddress } from '#session/return-address.ts'
import { completeSignIn, isCancelled, type SignedIn, throwIfAborted } from '#session/sign-in.ts'
import { useSignInAttempt } from '#session/use-sign-in-attempt.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { refusedFields } from '../form-issues.ts'
import { type RegisterMethod, type RegisterValues, toRegisterBody } from '../model.ts'
import { REGISTER_REFUSALS } from '../refusals.ts'
import { useInvitation } from './use-invitation.ts'

interface Options {
  readonly way: RegisterMethod
  readonly fields: readonly FieldRule[]
  readonly phone: Phone
  readonly config: PermissionConfig
}

const isAboutOthers = (error: ApiError): boolean =>
  refusedFields(error).some((name) => name !== 'verificationCode')

/** The affiliate check, the call, and where a success leads: home, or to the return address. */
export function useRegister({ way, fields, phone, config }: Options) {
  const { t } = useTranslation('register')
  const text = useErrorText(REGISTER_REFUSALS)
  const client = useQueryClient()
  const running = useSignInAttempt()
  const mounted = useMounted()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const captcha = useCaptcha()
  const human = useHumanCheck()
  const code = usePhoneCode(way === 'mobile' ? 'register-mobile' : 'register')
  const invitation = useInvitation(fields)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [lostName, setLostName] = useState<string | null>(null)
  const has = (name: FieldRule['name']) => fields.some((rule) => rule.name === name)

  /** Whether a code went out. */
  const sendCode = async (mobile: string, country: string): Promise<boolean> => {
    if (!human.requirePassed()) return false
    const { dial, number } = phone.parts(mobile, country)
    let sent = false
    try {
      sent = await code.send(dial, number, await human.proofField())
      // Errors of other fields still hold.
      if (sent) setFailure((last) => (last && isAboutOthers(last) ? last : null))
    } catch (thrown) {
      setFailure(asApiError(thrown))
    }
    human.renew()
    return sent
  }

  /** The account exists once the call succeeds, even if the login fails. */
  const enter = async (answer: object, signal: AbortSignal): Promise<SignedIn | null> => {
    try {
      return await completeSignIn(client, answer, { password: null, signal })
    } catch (thrown) {
      if (asApiError(thrown).code === 'login.not.member') throw thrown
      return null
    }
  }

  const nameOf = ({ username, mobileNum, country }: RegisterValues): string =>
    way === 'mobile' ? phone.parts(mobileNum, country).number : username.trim()

  const arrive = async (visitor: SignedIn | null, name: string): Promise<void> => {
    formDrafts.drop('register')
    const returnAddress = readReturnAddress(state)
    if (visitor === null) {
      toast.show({ tone: 'success', message: t('ready') })
      // Do not navigate if the visitor has left the form.
      if (!mounted.current) return
      const to = { pathname: '/', search: withPopup('', 'login') }
      await navigate(to, { replace: true, state: withLogInName({ returnAddress }, name) })
      return
    }
    resumeAfterExpiry(visitor.account)
    const popup = config.afterRegisterBonus === null ? null : 'welcome'
    const { search = '', ...place } = parsePath(returnAddress ?? '/')
    await navigate({ ...place, search: withPopup(search, popup) }, { replace: true })
  }

  const send = async (values: RegisterValues): Promise<SignedIn | null> => {
    const signal = running.begin()
    if (has('affiliateCode')) await invitation.check(values.affiliateCode)
    const body = toRegisterBody({
      values,
      fields,
      way,
      phone: phone.parts(values.mobileNum, values.country),
      unseen: await invitation.unseen(),
      place: window.location,
    })
    const humanCheck = await human.proofField()
    const proves = has('verificationCode') && body.mobileNum !== undefined
    const digits = proves ? values.verificationCode.trim() : ''
    const proof = digits === '' ? {} : await code.confirm(digits)
    const call = way === 'mobile' ? registerMobile : registerMember
    throwIfAborted(signal)
    return enter(await call({ ...body, ...proof, ...humanCheck }), signal)
  }

  const { mutate, busy, waitUntil } = useIdempotentMutation({
    name: 'register',
    send,
    contentOf: () => null,
    once: true,
    onSettled(outcome, values) {
      if (outcome.kind === 'done') return arrive(outcome.result, nameOf(values))
      if (isCancelled(outcome.error)) return
      setFailure(outcome.error)
      // The form is no longer visible, so a toast shows the error.
      if (!mounted.current) toast.show({ tone: 'danger', message: text(outcome.error) })
      if (outcome.kind === 'unknown') setLostName(nameOf(values))
      if (captcha.shown) captcha.renew()
      human.renew()
    },
  })

  const submit = async (values: RegisterValues) => {
    setFailure(null)
    return human.requirePassed() ? mutate(values) : null
  }

  return {
    busy,
    waitUntil,
    failure,
    /** The name of an account that may exist already: the answer that says whether it was created was lost. */
    lostName,
    logIn: (name: string) =>
      navigate(
        { pathname, search: withPopup(search, 'login'), hash },
        { replace: true, state: withLogInName(state, name) },
      ),
    captcha,
    human,
    code,
    sendCode,
    checkAffiliate: invitation.check,
    submit,
  }
}

export type Registration = ReturnType<typeof useRegister>
