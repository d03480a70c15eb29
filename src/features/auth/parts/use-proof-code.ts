import { useRef, useState } from 'react'
import { type ApiError, asApiError } from '../../../api/error.ts'
import { sendVerificationCode } from '../../../api/session.ts'
import { lockMsOf } from '../../../forms/error-facts.ts'
import type { Code } from '../../../forms/use-code.ts'
import { readDeadline, secondsUntil, setDeadline } from '../../../lib/deadline.ts'
import { throttle } from '../../../lib/throttle.ts'

/** AUT-21, D-087. */
const SEND_MS = 1000

type Way = 'MOBILE' | 'EMAIL'
const waitOf = (way: Way) => `proof.${way}`
const lockOf = (way: Way) => `proof.${way}.lock`

/**
 * AUT-15, AUT-16, AUT-19: a code to the number or mailbox that the account is bound to, as `CodePart`
 * shows codes. `meet` hears of refusals that end the whole step.
 */
export function useProofCode(challengeId: string, way: Way, meet: (error: ApiError) => void) {
  const [sending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState<Partial<Record<Way, string>>>({})
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [gate] = useState(() => throttle(SEND_MS, () => undefined))
  const underWay = useRef(false)
  const lockedUntil = readDeadline(lockOf(way))
  const until = Math.max(readDeadline(waitOf(way)) ?? 0, lockedUntil ?? 0) || null

  const send = async (): Promise<boolean> => {
    if (underWay.current || secondsUntil(until) > 0 || !gate()) return false
    underWay.current = true
    setSending(true)
    try {
      const answer = await sendVerificationCode(challengeId, way)
      setDeadline(waitOf(way), answer.expiredMinutes * 60_000)
      setSentTo((before) => ({ ...before, [way]: answer.sentTo }))
      return true
    } catch (thrown) {
      const error = asApiError(thrown)
      const lock = lockMsOf(error)
      if (lock !== null) setDeadline(lockOf(way), lock)
      if (error.status === 404 || error.code === 'login.locked') meet(error)
      else setFailure(error)
      return false
    } finally {
      underWay.current = false
      setSending(false)
    }
  }

  const code: Code = {
    provider: 'PLATFORM',
    send,
    sending,
    sent: sentTo[way] !== undefined,
    until,
    lockedUntil,
    failure,
    dismiss: () => setFailure(null),
    confirm: async (verificationCode) => ({ verificationCode }),
  }
  return { code, send, sentTo: sentTo[way] ?? null }
}
