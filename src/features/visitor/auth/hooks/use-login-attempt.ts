import { useState } from 'react'
import { ApiError } from '#api/transport/error.ts'
import { requiresCaptcha } from '#patterns/forms/form-error.ts'
import { useCaptcha } from '#patterns/forms/use-captcha.ts'
import { useHumanCheck } from '#patterns/forms/use-human-check.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { isCancelled, type SignedIn } from '#session/sign-in.ts'
import { useSignInAttempt } from '#session/use-sign-in-attempt.ts'

/** Events of a login that the server does not report. */
export type SignInNotice =
  | 'proofOver'
  | 'socialOver'
  | 'windowClosed'
  | 'windowBlocked'
  | 'windowUnsafe'

type LoginMethod = 'password' | 'sms' | 'trial' | 'social'

interface Attempt {
  readonly method: LoginMethod
  /** Throws ApiError. */
  readonly enter: (signal: AbortSignal) => Promise<SignedIn>
  readonly finish: (visitor: SignedIn) => Promise<void> | void
  /** Handles a refusal that has its own step or notice; returns whether it was one. */
  readonly onRefused?: (error: ApiError) => boolean
}

/** One login at a time, by any method: its progress, its alert, and the checks that it may need. */
export function useLoginAttempt() {
  const { begin, cancel } = useSignInAttempt()
  const captcha = useCaptcha()
  const human = useHumanCheck()
  const [alert, setAlert] = useState<ApiError | SignInNotice | null>(null)

  const { mutate, input, waitUntil } = useIdempotentMutation({
    name: 'sign-in',
    send: ({ enter }: Attempt) => enter(begin()),
    contentOf: () => null,
    once: true,
    onSettled(outcome, { finish, onRefused }) {
      if (outcome.kind === 'done') return finish(outcome.result)
      const { error } = outcome
      if (isCancelled(error)) return
      human.renew()
      if (captcha.shown || requiresCaptcha(error)) captcha.renew()
      if (!onRefused?.(error)) setAlert(error)
    },
  })

  return {
    run: (attempt: Attempt) => {
      setAlert(null)
      return mutate(attempt)
    },
    /** Cancels the previous login and returns the signal of a new one. */
    begin,
    cancel,
    /** The method of the login in progress. */
    busy: input?.method ?? null,
    waitUntil,
    failure: alert instanceof ApiError ? alert : null,
    notice: alert instanceof ApiError ? null : alert,
    setAlert,
    captcha,
    human,
  }
}

export type LoginAttempt = ReturnType<typeof useLoginAttempt>
