import { useState } from 'react'
import type { ApiError } from '../../api/error.ts'
import { readDeadline, secondsUntil, setDeadline } from '../../lib/deadline.ts'
import { throttle } from '../../lib/throttle.ts'
import { useIdempotentMutation } from '../use-idempotent-mutation.ts'
import { codeLockMs } from './form-error.ts'

/** AUT-21, D-087. */
const THROTTLE_MS = 1000

const lockOf = (purpose: string) => `${purpose}.lock`

/** Until when the sending has to wait, whatever the reason. */
const untilOf = (purpose: string): number | null =>
  Math.max(readDeadline(purpose) ?? 0, readDeadline(lockOf(purpose)) ?? 0) || null

/**
 * Sending codes for a purpose, whoever sends them (AUT-19..21, AUT-24): one at a time, not twice a
 * second, and not before the wait of the last one is over, which the tab remembers by the purpose.
 */
export function useCodeSending(purpose: string) {
  const [sent, setSent] = useState<string | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [throttled] = useState(() => throttle(THROTTLE_MS, () => undefined))
  const { mutate, busy } = useIdempotentMutation({
    name: `code.${purpose}`,
    send: (send: () => Promise<number>) => send(),
    contentOf: () => null,
    onSettled(outcome) {
      const lock = outcome.kind === 'done' ? null : codeLockMs(outcome.error)
      if (outcome.kind === 'done') setDeadline(purpose, outcome.result)
      else if (lock !== null) setDeadline(lockOf(purpose), lock)
    },
  })

  /**
   * `send` answers how long to wait for the next code, in ms. `false` when none was sent: too soon, or
   * refused and then in `failure`, unless `handles` says that the form deals with it itself.
   */
  const run = async (
    send: () => Promise<number>,
    handles: (error: ApiError) => boolean = () => false,
  ): Promise<boolean> => {
    if (busy || secondsUntil(untilOf(purpose)) > 0 || !throttled()) return false
    setFailure(null)
    const outcome = await mutate(send)
    if (outcome === null) return false
    if (outcome.kind === 'done') setSent(purpose)
    else if (!handles(outcome.error)) setFailure(outcome.error)
    return outcome.kind === 'done'
  }

  return {
    run,
    sending: busy,
    /** A code went out since this form was opened. */
    sent: sent === purpose,
    /** Epoch ms until which no other code can be asked for, or null. */
    until: untilOf(purpose),
    /** AUT-24: the same, where too many requests have locked the sending. */
    lockedUntil: readDeadline(lockOf(purpose)),
    /** Why no code was sent (ERR-01); `CodeFailure` shows it and `dismiss` puts it away. */
    failure,
    dismiss: () => setFailure(null),
  }
}

/** What `CodePart` shows. */
export type CodeSending = Omit<ReturnType<typeof useCodeSending>, 'run'>
