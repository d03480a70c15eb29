import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { completeSignIn, type SignedIn } from '#session/sign-in.ts'
import type { Challenge, LoginFields } from '../model.ts'
import type { Side } from './use-after-sign-in.ts'
import { useFinishPasswordLogin } from './use-finish-password-login.ts'
import type { LoginAttempt } from './use-login-attempt.ts'

/** The challenge of a password login from an unknown address. */
export function useChallenge(side: Side, { begin }: LoginAttempt) {
  const client = useQueryClient()
  const finish = useFinishPasswordLogin(side)
  const [pending, setPending] = useState<{ challenge: Challenge; fields: LoginFields } | null>(null)
  return {
    current: pending?.challenge ?? null,
    /** Asks for a proof. `fields` are those that the login was sent with. */
    ask: (challenge: Challenge, fields: LoginFields) => setPending({ challenge, fields }),
    drop: () => setPending(null),
    /** Continues with the answer to the challenge. Throws ApiError. */
    enter: (answer: object) =>
      completeSignIn(client, answer, {
        side,
        password: pending?.fields.password ?? null,
        signal: begin(),
      }),
    finish: (visitor: SignedIn) => (pending ? finish(visitor, pending.fields) : undefined),
  }
}
