import { useState } from 'react'
import type { ApiError } from '../../../../api/error.ts'
import { sendVerificationCode } from '../../../../api/session.ts'
import { useCodeSending } from '../../../../patterns/forms/use-code-sending.ts'
import type { Challenge } from '../model.ts'

type Channel = 'MOBILE' | 'EMAIL'

/** Refusals after which the whole step cannot go on: the challenge is gone, or the account locked. */
const endsStep = ({ status, code }: ApiError) => status === 404 || code === 'login.locked'

/** Tells the accounts of a tab apart; no name stays in its storage. */
const markOf = (account: string): string =>
  [...account.trim().toLowerCase()]
    .reduce((sum, char) => (Math.imul(sum, 31) + (char.codePointAt(0) ?? 0)) >>> 0, 7)
    .toString(36)

/**
 * AUT-15, AUT-16, AUT-19: a code to the number or mailbox that the account is bound to. `onEnd` hears
 * of refusals that end the step.
 */
export function useProofCode(
  { id, account }: Challenge,
  channel: Channel,
  onEnd: (error: ApiError) => void,
) {
  const { run, ...code } = useCodeSending(`proof.${markOf(account)}.${channel}`)
  const [targets, setTargets] = useState<Partial<Record<Channel, string>>>({})

  const send = () =>
    run(
      async () => {
        const { expiredMinutes, sentTo } = await sendVerificationCode(id, channel)
        setTargets((before) => ({ ...before, [channel]: sentTo }))
        return expiredMinutes * 60_000
      },
      (error) => {
        if (endsStep(error)) onEnd(error)
        return endsStep(error)
      },
    )

  return { code, send, sentTo: targets[channel] ?? null }
}
