import { useState } from 'react'
import type { ApiError } from '../../../../api/error.ts'
import { sendVerificationCode } from '../../../../api/session.ts'
import { useSending } from '../../../../patterns/forms/use-code-sending.ts'
import type { Challenge } from '../model.ts'

type Way = 'MOBILE' | 'EMAIL'

/** Refusals after which the whole step cannot go on: the challenge is gone, or the account locked. */
const endsStep = ({ status, code }: ApiError) => status === 404 || code === 'login.locked'

/** Tells the accounts of a tab apart; no name stays in its storage. */
const markOf = (account: string): string =>
  [...account.trim().toLowerCase()]
    .reduce((sum, char) => (Math.imul(sum, 31) + (char.codePointAt(0) ?? 0)) >>> 0, 7)
    .toString(36)

/**
 * AUT-15, AUT-16, AUT-19: a code to the number or mailbox that the account is bound to. `meet` hears
 * of refusals that end the step.
 */
export function useProofCode(
  { id, account }: Challenge,
  way: Way,
  meet: (error: ApiError) => void,
) {
  const { run, ...code } = useSending(`proof.${markOf(account)}.${way}`)
  const [targets, setTargets] = useState<Partial<Record<Way, string>>>({})

  const send = () =>
    run(
      async () => {
        const { expiredMinutes, sentTo } = await sendVerificationCode(id, way)
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
