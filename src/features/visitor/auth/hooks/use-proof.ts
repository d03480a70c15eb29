import { useState } from 'react'
import { type VerificationMethod, verifyLogin } from '#api/member/session.ts'
import type { ApiError } from '#api/transport/error.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import type { Challenge, ProofFields } from '../model.ts'
import type { SignIn } from './use-sign-in.ts'

/** Answers to a challenge that were wrong; a code that came too late costs no try. */
const WRONG: ReadonlySet<string> = new Set([
  'login.ip.unverified',
  'sms.code.invalid',
  'sms.code.expired',
])

/** Whether a refusal is about the answer itself. */
export const isWrongAnswer = ({ code }: ApiError): boolean => WRONG.has(code)

/** Answers the challenge until it is met, locked or over. */
export function useProof(challenge: Challenge, signIn: SignIn) {
  const [failure, setFailure] = useState<ApiError | null>(null)

  /** After a 404 the server no longer knows this challenge, so the login starts again. */
  const refuse = (error: ApiError) => {
    if (error.status === 404) signIn.leaveChallenge('proofOver')
    else setFailure(error)
  }

  const { mutate, busy, waitUntil } = useIdempotentMutation({
    name: 'sign-in-proof',
    send: async (proof: { method: VerificationMethod; answer: string }) =>
      signIn.challenge.enter(await verifyLogin({ challengeId: challenge.id, ...proof })),
    contentOf: () => null,
    once: true,
    onSettled: (outcome) =>
      outcome.kind === 'done' ? signIn.challenge.finish(outcome.result) : refuse(outcome.error),
  })

  return {
    busy,
    waitUntil,
    failure,
    /** The fifth wrong answer, or a lock from elsewhere: nothing more can be tried here. */
    locked: failure?.code === 'login.locked',
    refuse,
    clear: () => setFailure(null),
    submit: (method: VerificationMethod, { answer }: ProofFields) => {
      setFailure(null)
      return mutate({ method, answer })
    },
  }
}

export type Proof = ReturnType<typeof useProof>
