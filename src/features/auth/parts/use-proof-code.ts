import { useState } from 'react'
import type { ApiError } from '../../../api/error.ts'
import { sendVerificationCode } from '../../../api/session.ts'
import { useSending } from '../../../forms/use-sending.ts'

type Way = 'MOBILE' | 'EMAIL'

/** Refusals after which the whole step cannot go on: the challenge is gone, or the account locked. */
const endsStep = ({ status, code }: ApiError) => status === 404 || code === 'login.locked'

/**
 * AUT-15, AUT-16, AUT-19: a code to the number or mailbox that the account is bound to. `meet` hears
 * of refusals that end the step.
 */
export function useProofCode(challengeId: string, way: Way, meet: (error: ApiError) => void) {
  const { run, ...code } = useSending(`proof.${way}`)
  const [targets, setTargets] = useState<Partial<Record<Way, string>>>({})

  const send = () =>
    run(
      async () => {
        const { expiredMinutes, sentTo } = await sendVerificationCode(challengeId, way)
        setTargets((before) => ({ ...before, [way]: sentTo }))
        return expiredMinutes * 60_000
      },
      (error) => {
        if (endsStep(error)) meet(error)
        return endsStep(error)
      },
    )

  return { code, send, sentTo: targets[way] ?? null }
}
