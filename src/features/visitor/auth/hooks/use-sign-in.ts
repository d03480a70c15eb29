import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { systemQueries } from '#api/content/system.ts'
import { ApiError } from '#api/transport/error.ts'
import { requiresCaptcha } from '#patterns/forms/form-error.ts'
import { useCaptcha } from '#patterns/forms/use-captcha.ts'
import { useHumanCheck } from '#patterns/forms/use-human-check.ts'
import type { PhoneCode } from '#patterns/forms/use-phone-code.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { readLogInName } from '#session/log-in-name.ts'
import { remember } from '#session/remember.ts'
import {
  completeSignIn,
  isCancelled,
  type SignedIn,
  signIn,
  signInFreeplay,
} from '#session/sign-in.ts'
import { useSignInAttempt } from '#session/use-sign-in-attempt.ts'
import { type Challenge, type LoginFields, parseChallenge, type SmsFields } from '../model.ts'
import { type Side, useAfterSignIn } from './use-after-sign-in.ts'

/** Events of a login that the server does not report. */
export type SignInNotice =
  | 'proofOver'
  | 'socialOver'
  | 'windowClosed'
  | 'windowBlocked'
  | 'windowUnsafe'

type SignInMethod = 'password' | 'sms' | 'trial' | 'social'

interface Attempt {
  readonly method: SignInMethod
  readonly enter: (signal: AbortSignal) => Promise<SignedIn>
  readonly finish: (visitor: SignedIn) => Promise<void> | void
  /** Whether a refusal leads to another step instead of an error. */
  readonly leadsOn?: (error: ApiError) => boolean
}

/** The shared logic of all ways to log in: calls, effects of a refusal, input. */
export function useSignIn(side: Side) {
  const client = useQueryClient()
  const running = useSignInAttempt()
  const captcha = useCaptcha()
  const human = useHumanCheck()
  const arrive = useAfterSignIn(side)
  const [alert, setAlert] = useState<ApiError | SignInNotice | null>(null)
  const [pending, setPending] = useState<{ challenge: Challenge; fields: LoginFields } | null>(null)
  const { state } = useLocation()
  const values = useRef<LoginFields>({
    username: readLogInName(state),
    password: '',
    captcha: '',
    remember: false,
  })
  const smsValues = useRef<SmsFields | null>(null)
  const focusReason = useRef<'opened' | 'back' | null>('opened')
  const keepsPassword = useQuery(systemQueries.config()).data?.remember.password === true

  const { mutate, input, waitUntil } = useIdempotentMutation({
    name: 'sign-in',
    send: ({ enter }: Attempt) => enter(running.begin()),
    contentOf: () => null,
    once: true,
    onSettled(outcome, { finish, leadsOn }) {
      if (outcome.kind === 'done') return finish(outcome.result)
      const { error } = outcome
      if (isCancelled(error)) return
      human.renew()
      if (captcha.shown || requiresCaptcha(error)) captcha.renew()
      if (!leadsOn?.(error)) setAlert(error)
    },
  })

  const attempt = (next: Attempt) => {
    setAlert(null)
    return mutate(next)
  }

  const finish = async (visitor: SignedIn, { username, password, remember: keep }: LoginFields) => {
    if (side === 'player') {
      const kept = keepsPassword && visitor.trouble === null ? password : null
      await (keep ? remember.save({ username, password: kept }) : remember.clear())
    }
    await arrive(visitor, username)
  }

  const submit = async (fields: LoginFields) => {
    setAlert(null)
    if (!human.requirePassed()) return null
    const { username, password, remember: rememberMe } = fields
    return attempt({
      method: 'password',
      enter: async (signal) => {
        const typed = captcha.shown ? { captcha: fields.captcha } : {}
        const credentials = { type: 'username', username, password, ...typed } as const
        // The agents' form has no such box.
        const ticked = side === 'player' ? { rememberMe } : {}
        const proof = await human.proofField()
        return signIn(client, side, { ...credentials, ...ticked, ...proof }, signal)
      },
      finish: (visitor) => finish(visitor, fields),
      leadsOn: ({ code, value }) => {
        const challenge = code === 'login.ip.unverified' ? parseChallenge(value, username) : null
        if (challenge) setPending({ challenge, fields })
        return challenge !== null
      },
    })
  }

  /** With the outside service the code becomes a proof first. */
  const submitSms = async (
    { dial, number }: { dial: string; number: string },
    password: string,
    code: PhoneCode,
  ) => {
    setAlert(null)
    if (!human.requirePassed()) return null
    return attempt({
      method: 'sms',
      enter: async (signal) => {
        // The code travels as the password.
        const { verificationCode, ...proof } = await code.confirm(password)
        const credentials = {
          type: 'sms',
          username: number,
          countryDialingCode: dial,
          password: verificationCode,
          ...proof,
          ...(await human.proofField()),
        } as const
        return signIn(client, side, credentials, signal)
      },
      finish: (visitor) => arrive(visitor, visitor.account),
    })
  }

  const startTrial = () =>
    attempt({
      method: 'trial',
      enter: (signal) => signInFreeplay(client, signal),
      finish: (visitor) => arrive(visitor, null),
    })

  /** The call of a login service's code; `enter` throws ApiError. */
  const submitSocial = (enter: Attempt['enter'], leadsOn: (error: ApiError) => boolean) =>
    attempt({
      method: 'social',
      enter,
      finish: (visitor) => arrive(visitor, visitor.account),
      leadsOn,
    })

  /** Back to the login, where everything typed is still there but the password. */
  const leaveChallenge = (notice: SignInNotice | null = null) => {
    values.current = { ...values.current, password: '', captcha: '' }
    focusReason.current = 'back'
    setPending(null)
    setAlert(notice)
  }

  return {
    /** The method that a login is on its way with. */
    busy: input?.method ?? null,
    waitUntil,
    failure: alert instanceof ApiError ? alert : null,
    notice: alert instanceof ApiError ? null : alert,
    setAlert,
    /** Turns away from the login that is on its way. */
    cancel: running.cancel,
    captcha,
    human,
    keepsPassword,
    /** The typed values, while the form is hidden behind another tab or step. */
    values,
    smsValues,
    /** The reason why the form appears, until it has moved the focus. */
    focusReason,
    submit,
    submitSms,
    startTrial,
    submitSocial,
    challenge: pending?.challenge ?? null,
    /** Continues with the answer to the challenge. Throws ApiError. */
    enterProven: (answer: object) =>
      completeSignIn(client, answer, {
        side,
        password: pending?.fields.password ?? null,
        signal: running.begin(),
      }),
    finishProven: (visitor: SignedIn) => (pending ? finish(visitor, pending.fields) : undefined),
    leaveChallenge,
  }
}

export type SignIn = ReturnType<typeof useSignIn>
