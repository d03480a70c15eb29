import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { parsePath, useLocation, useNavigate } from 'react-router-dom'
import { type ApiError, asApiError } from '../../../api/error.ts'
import { registerMember, registerMobile, registerQueries } from '../../../api/register.ts'
import type { PermissionConfig } from '../../../api/system.ts'
import type { FieldRule } from '../../../forms/field-rules.ts'
import { useCaptcha } from '../../../forms/use-captcha.ts'
import { useCode } from '../../../forms/use-code.ts'
import { useHumanCheck } from '../../../forms/use-human-check.ts'
import { useOneRequest } from '../../../forms/use-one-request.ts'
import type { Phone } from '../../../forms/use-phone.ts'
import { formDrafts } from '../../../session/drafts.ts'
import { takeLapse } from '../../../session/lapse.ts'
import { withPopup } from '../../../session/popup.ts'
import { storedReferral } from '../../../session/referral.ts'
import { enterWith } from '../../../session/sign-in.ts'
import { wantedOf } from '../../../session/wanted.ts'
import { bodyOf, type RegisterValues, type Way } from '../model.ts'

interface Ask {
  readonly way: Way
  readonly fields: readonly FieldRule[]
  readonly phone: Phone
  readonly config: PermissionConfig
}

/** REG-02..05: the affiliate check, the call, and where a success leads: home, or to what a guest wanted. */
export function useRegister({ way, fields, phone, config }: Ask) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { state } = useLocation()
  const captcha = useCaptcha()
  const human = useHumanCheck()
  const code = useCode(way === 'mobile' ? 'register-mobile' : 'register')
  const { busy, run } = useOneRequest<'form'>()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const has = (name: FieldRule['name']) => fields.some((rule) => rule.name === name)

  /** REG-02, REG-03: throws the refusal of a code that is not good; an empty one needs no check. */
  const checkAffiliate = async (typed: string): Promise<void> => {
    if (typed.trim() === '') return
    const { hostname } = window.location
    await client.fetchQuery({
      ...registerQueries.affiliate(typed.trim(), hostname),
      staleTime: 60_000,
    })
  }

  const send = async (values: RegisterValues): Promise<void> => {
    if (has('affiliateCode')) await checkAffiliate(values.affiliateCode)
    const body = bodyOf({
      values,
      fields,
      way,
      phone: phone.parts(values.mobileNum, values.country),
      referral: storedReferral(),
      place: window.location,
    })
    const humanCheck = await human.proof()
    const typed = has('verificationCode') ? values.verificationCode.trim() : ''
    const proof = typed === '' ? {} : await code.confirm(typed)
    const call = way === 'mobile' ? registerMobile : registerMember
    const answer = await call({ ...body, ...proof, ...(humanCheck ? { humanCheck } : {}) })
    formDrafts.drop('register')
    const { account } = await enterWith(client, answer, { password: null })
    takeLapse(account)
    const popup = config.afterRegisterBonus === null ? null : 'welcome'
    const { search = '', ...place } = parsePath(wantedOf(state) ?? '/')
    await navigate({ ...place, search: withPopup(search, popup) }, { replace: true })
  }

  const submit = (values: RegisterValues) =>
    run('form', async () => {
      setFailure(null)
      try {
        await send(values)
        return 'done'
      } catch (thrown) {
        const error = asApiError(thrown)
        setFailure(error)
        if (captcha.shown) captcha.renew()
        if (error.code !== 'human.check.required') human.renew()
        return 'again'
      }
    })

  return { busy: busy !== null, failure, captcha, human, code, checkAffiliate, submit }
}

export type Registration = ReturnType<typeof useRegister>
