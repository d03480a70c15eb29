import { useState } from 'react'
import { sendVerificationCode } from '#api/member/session.ts'
import type { ApiError } from '#api/transport/error.ts'
import { useCodeSending } from '#patterns/forms/use-code-sending.ts'
import type { Challenge } from '../model.ts'

type Channel = 'MOBILE' | 'EMAIL'

/** Refusals after which the whole step cannot go on: the challenge is gone, or the account locked. */
const endsStep = ({ status, code }: ApiError) => status === 404 || code === 'login.locked'

/** Sends a code to the account's number or mailbox. `onEnd` is called for refusals that end the step. */
export function useProofCode(
  { id, account }: Challenge,
  channel: Channel,
  onEnd: (error: ApiError) => void,
) {
  const { run, ...code } = useCodeSending(`proof.${channel}`)
  const [targets, setTargets] = useState<Partial<Record<Channel, string>>>({})

  const send = () =>
    run(
      account,
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
