import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type ApiError, asApiError } from '../../../../api/error.ts'
import { systemQueries } from '../../../../api/system.ts'
import { wantsCaptcha } from '../../../../patterns/forms/error-facts.ts'
import { useCaptcha } from '../../../../patterns/forms/use-captcha.ts'
import type { Code } from '../../../../patterns/forms/use-phone-code.ts'
import { useHumanCheck } from '../../../../patterns/forms/use-human-check.ts'
import { useOneRequest } from '../../../../patterns/forms/use-one-request.ts'
import { remember } from '../../../../session/remember.ts'
import { enterWith, type SignedIn, signIn, signInFreeplay } from '../../../../session/sign-in.ts'
import { type Challenge, challengeOf, type LoginFields, type SmsFields } from '../model.ts'
import { type Side, useArrival } from './use-after-sign-in.ts'

/** What happened on the way in that no server says. */
export type Notice = 'proofOver' | 'socialOver' | 'windowClosed' | 'windowBlocked' | 'windowUnsafe'

/** Asks for the proof of a human that a call sends along. */
type HumanProof = () => Promise<Pick<Parameters<typeof signIn>[2], 'humanCheck'>>

/** Everything the ways in have in common: the calls, what a refusal changes, what has been typed. */
export function useSignIn(side: Side) {
  const client = useQueryClient()
  const captcha = useCaptcha()
  const human = useHumanCheck()
  const arrive = useArrival(side)
  const { busy, run } = useOneRequest<'form' | 'sms' | 'free' | 'social'>()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const [unproven, setUnproven] = useState<{ challenge: Challenge; fields: LoginFields } | null>(
    null,
  )
  const typed = useRef<LoginFields>({ username: '', password: '', captcha: '', remember: false })
  const typedSms = useRef<SmsFields | null>(null)
  const fresh = useRef<'opened' | 'back' | null>('opened')
  const keepPassword = useQuery(systemQueries.config()).data?.remember.password === true

  const say = (words: Notice | null) => {
    setFailure(null)
    setNotice(words)
  }

  /** One try; `met` answers whether a refusal is no failure but another step. */
  const attempt = (
    kind: 'form' | 'sms' | 'free' | 'social',
    enter: (check: HumanProof) => Promise<unknown>,
    met: (error: ApiError) => boolean = () => false,
  ) =>
    run(kind, async () => {
      say(null)
      let unslid = false
      const check: HumanProof = async () => {
        unslid = human.kind === 'slider'
        const humanCheck = await human.proof()
        unslid = false
        return humanCheck ? { humanCheck } : {}
      }
      try {
        await enter(check)
        return 'done'
      } catch (thrown) {
        // ERR-22: the slider itself says that it is missing.
        if (unslid) return 'again'
        const error = asApiError(thrown)
        human.renew()
        if (captcha.shown || wantsCaptcha(error)) captcha.renew()
        if (!met(error)) setFailure(error)
        return 'again'
      }
    })

  const settle = async (who: SignedIn, { username, password, remember: keeps }: LoginFields) => {
    if (side === 'player') {
      const kept = keepPassword && who.trouble === null ? password : null
      await (keeps ? remember.save({ username, password: kept }) : remember.clear())
    }
    await arrive(who, username)
  }

  const submit = (fields: LoginFields) =>
    attempt(
      'form',
      async (check) => {
        const { username, password } = fields
        const proof = { ...(captcha.shown ? { captcha: fields.captcha } : {}), ...(await check()) }
        const credentials = { type: 'username', username, password, ...proof } as const
        await settle(await signIn(client, side, credentials), fields)
      },
      ({ code, value }) => {
        const challenge =
          code === 'login.ip.unverified' ? challengeOf(value, fields.username) : null
        if (challenge) setUnproven({ challenge, fields })
        return challenge !== null
      },
    )

  /** AUT-22: with the outside service the code becomes a proof first. */
  const submitSms = (to: { dial: string; number: string }, password: string, code: Code) =>
    attempt('sms', async (check) => {
      const proof = await code.confirm(password)
      const who = await signIn(client, side, {
        type: 'sms',
        username: to.number,
        countryDialingCode: to.dial,
        password,
        ...('firebaseIdToken' in proof ? proof : {}),
        ...(await check()),
      })
      await arrive(who, who.account)
    })

  const freePlay = () => attempt('free', async () => arrive(await signInFreeplay(client), null))

  /** D-026: goes on with the answer to a proof. Throws ApiError. */
  const proven = async (answer: object) => {
    if (!unproven) return
    const { password } = unproven.fields
    await settle(await enterWith(client, answer, { side, password }), unproven.fields)
  }

  /** Back to the log-in, where everything typed is still there but the password. */
  const leaveProof = (words: Notice | null = null) => {
    typed.current = { ...typed.current, password: '', captcha: '' }
    fresh.current = 'back'
    setUnproven(null)
    say(words)
  }

  return {
    busy,
    failure,
    notice,
    say,
    fail: setFailure,
    captcha,
    human,
    keepPassword,
    /** What was typed, while its form is behind another tab or step; `fresh`: why it comes. */
    typed,
    typedSms,
    fresh,
    attempt,
    arrive,
    submit,
    submitSms,
    freePlay,
    challenge: unproven?.challenge ?? null,
    proven,
    leaveProof,
  }
}

export type Door = ReturnType<typeof useSignIn>
