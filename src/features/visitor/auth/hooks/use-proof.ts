import { useState } from 'react'
import { type ApiError, asApiError } from '../../../../api/error.ts'
import { type VerificationMethod, verifyLogin } from '../../../../api/session.ts'
import { useOneRequest } from '../../../../patterns/forms/use-one-request.ts'
import { type Challenge, type ProofFields, triesLeftOf } from '../model.ts'
import type { Door } from './use-sign-in.ts'

/** Answers to a proof that were wrong; a code that came too late costs no try. */
const WRONG: ReadonlySet<string> = new Set([
  'login.ip.unverified',
  'sms.code.invalid',
  'sms.code.expired',
])

/** D-026: answers the challenge until it is met, locked or over. */
export function useProof(challenge: Challenge, { proven, leaveProof }: Door) {
  const { busy, run } = useOneRequest<'proof'>()
  const [failure, setFailure] = useState<ApiError | null>(null)

  /** The server knows this challenge no more: the log-in begins anew. */
  const meet = (thrown: unknown) => {
    const error = asApiError(thrown)
    if (error.status === 404) leaveProof('proofOver')
    else setFailure(error)
  }

  const submit = (method: VerificationMethod, { answer }: ProofFields) =>
    run('proof', async () => {
      setFailure(null)
      try {
        await proven(await verifyLogin({ challengeId: challenge.id, method, answer }))
        return 'done'
      } catch (thrown) {
        meet(thrown)
        return 'again'
      }
    })

  return {
    busy: busy !== null,
    /** About the answer itself, with the tries that are left where the server says. */
    wrong: failure !== null && WRONG.has(failure.code) ? failure : null,
    triesLeft: failure === null ? null : triesLeftOf(failure.value),
    /** The fifth wrong answer, or a lock from elsewhere: nothing more can be tried here. */
    locked: failure?.code === 'login.locked',
    failure,
    meet,
    clear: () => setFailure(null),
    submit,
  }
}
