import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { parsePath, useLocation, useNavigate } from 'react-router-dom'
import { type ApiError, asApiError } from '../../../../api/error.ts'
import { registerMember, registerMobile } from '../../../../api/register.ts'
import type { PermissionConfig } from '../../../../api/system.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { FieldRule } from '../../../../patterns/forms/field-rules.ts'
import { useCaptcha } from '../../../../patterns/forms/use-captcha.ts'
import { useCode } from '../../../../patterns/forms/use-phone-code.ts'
import { useHumanCheck } from '../../../../patterns/forms/use-human-check.ts'
import { useOneRequest } from '../../../../patterns/forms/use-one-request.ts'
import type { Phone } from '../../../../patterns/forms/use-phone.ts'
import { withPopup } from '../../../../patterns/routing/popup.ts'
import { formDrafts } from '../../../../session/drafts.ts'
import { resumeAfterExpiry } from '../../../../session/expiry.ts'
import { wantedOf } from '../../../../session/return-address.ts'
import { enterWith, type SignedIn } from '../../../../session/sign-in.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { placesOf } from '../form-issues.ts'
import { bodyOf, type RegisterValues, type Way } from '../model.ts'
import { useInvitation } from './use-invitation.ts'

interface Ask {
  readonly way: Way
  readonly fields: readonly FieldRule[]
  readonly phone: Phone
  readonly config: PermissionConfig
}

const isElsewhere = (error: ApiError): boolean =>
  placesOf(error).some((place) => place !== 'verificationCode')

/** REG-02..05: the affiliate check, the call, and where a success leads: home, or to what a guest wanted. */
export function useRegister({ way, fields, phone, config }: Ask) {
  const { t } = useTranslation('register')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { state } = useLocation()
  const captcha = useCaptcha()
  const human = useHumanCheck()
  const code = useCode(way === 'mobile' ? 'register-mobile' : 'register')
  const invitation = useInvitation(fields)
  const { busy, run } = useOneRequest<'form'>()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const has = (name: FieldRule['name']) => fields.some((rule) => rule.name === name)

  const sendCode = async (mobile: string, country: string): Promise<void> => {
    const { dial, number } = phone.parts(mobile, country)
    try {
      const humanCheck = await human.proof()
      const sent = await code.send(dial, number, humanCheck ? { humanCheck } : {})
      // A new code answers what was said of the last one; what was said of other fields still holds.
      if (sent) setFailure((last) => (last && isElsewhere(last) ? last : null))
    } catch (thrown) {
      // The slider says by itself that it is missing.
      if (human.kind !== 'slider') setFailure(asApiError(thrown))
    }
    human.renew()
  }

  /** The account stands as soon as the call is answered, whatever becomes of the log-in. */
  const enter = async (answer: object): Promise<SignedIn | null> => {
    try {
      return await enterWith(client, answer, { password: null })
    } catch (thrown) {
      if (asApiError(thrown).code === 'login.not.member') throw thrown
      return null
    }
  }

  const arrive = async (who: SignedIn | null): Promise<void> => {
    const wanted = wantedOf(state)
    if (who === null) {
      toast.show({ tone: 'success', message: t('ready') })
      const to = { pathname: '/', search: withPopup('', 'login') }
      await navigate(to, { replace: true, state: { wanted } })
      return
    }
    resumeAfterExpiry(who.account)
    const popup = config.afterRegisterBonus === null ? null : 'welcome'
    const { search = '', ...place } = parsePath(wanted ?? '/')
    await navigate({ ...place, search: withPopup(search, popup) }, { replace: true })
  }

  const send = async (values: RegisterValues, proofOf: typeof human.proof): Promise<void> => {
    if (has('affiliateCode')) await invitation.check(values.affiliateCode)
    const body = bodyOf({
      values,
      fields,
      way,
      phone: phone.parts(values.mobileNum, values.country),
      unseen: await invitation.unseen(),
      place: window.location,
    })
    const humanCheck = await proofOf()
    const proving = has('verificationCode') && body.mobileNum !== undefined
    const typed = proving ? values.verificationCode.trim() : ''
    const proof = typed === '' ? {} : await code.confirm(typed)
    const call = way === 'mobile' ? registerMobile : registerMember
    const answer = await call({ ...body, ...proof, ...(humanCheck ? { humanCheck } : {}) })
    formDrafts.drop('register')
    await arrive(await enter(answer))
  }

  const submit = (values: RegisterValues) =>
    run('form', async () => {
      setFailure(null)
      let unslid = false
      const proofOf = async () => {
        unslid = human.kind === 'slider'
        const humanCheck = await human.proof()
        unslid = false
        return humanCheck
      }
      try {
        await send(values, proofOf)
        return 'done'
      } catch (thrown) {
        // ERR-22: the slider itself says that it is missing.
        if (unslid) return 'again'
        setFailure(asApiError(thrown))
        if (captcha.shown) captcha.renew()
        human.renew()
        return 'again'
      }
    })

  return {
    busy: busy !== null,
    failure,
    captcha,
    human,
    code,
    sendCode,
    checkAffiliate: invitation.check,
    submit,
  }
}

export type Registration = ReturnType<typeof useRegister>
