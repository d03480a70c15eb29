import { useRef } from 'react'
import { useLocation } from 'react-router'
import { readLogInName } from '#session/log-in-name.ts'
import type { LoginFields, SmsFields } from '../model.ts'
import { type Side, useAfterSignIn } from './use-after-sign-in.ts'
import { useChallenge } from './use-challenge.ts'
import { type SignInNotice, useLoginAttempt } from './use-login-attempt.ts'

/** The parts of a login that its methods share. Each method has its own hook, `usePasswordLogin` and so on. */
export function useSignIn(side: Side) {
  const attempt = useLoginAttempt()
  const arrive = useAfterSignIn(side)
  const challenge = useChallenge(side, attempt)
  const { state } = useLocation()
  const passwordFields = useRef<LoginFields>({
    username: readLogInName(state),
    password: '',
    captcha: '',
    remember: false,
  })
  const smsFields = useRef<SmsFields | null>(null)
  const focusReason = useRef<'opened' | 'back' | null>('opened')

  /** Returns to the login, where everything typed is still there but the password. */
  const leaveChallenge = (notice: SignInNotice | null = null) => {
    passwordFields.current = { ...passwordFields.current, password: '', captcha: '' }
    focusReason.current = 'back'
    challenge.drop()
    attempt.setAlert(notice)
  }

  return {
    side,
    attempt,
    challenge,
    leaveChallenge,
    /** Navigates after a login. */
    arrive,
    /** The typed values, while the form is hidden behind another tab or step. */
    passwordFields,
    smsFields,
    /** The reason why the form appears, until it has moved the focus. */
    focusReason,
  }
}

export type SignIn = ReturnType<typeof useSignIn>
