import { useRef, useState } from 'react'
import { type ApiError, asApiError } from '../../api/error.ts'
import { readDeadline, secondsUntil, setDeadline } from '../../lib/deadline.ts'
import { throttle } from '../../lib/throttle.ts'
import { lockMsOf } from './error-facts.ts'

/** AUT-21, D-087. */
const SEND_MS = 1000

const lockOf = (purpose: string) => `${purpose}.lock`

/** Until when the sending has to wait, whatever the reason. */
const untilOf = (purpose: string): number | null =>
  Math.max(readDeadline(purpose) ?? 0, readDeadline(lockOf(purpose)) ?? 0) || null

/**
 * Sending codes for a purpose, whoever sends them (AUT-19..21, AUT-24): one at a time, not twice a
 * second, and not before the wait of the last one is over, which the tab remembers by the purpose.
 */
export function useSending(purpose: string) {
  const [, look] = useState(0)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<string | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [gate] = useState(() => throttle(SEND_MS, () => undefined))
  const underWay = useRef(false)

  /**
   * `send` answers how long to wait for the next code, in ms. `false` when none was sent: too soon, or
   * refused and then in `failure`, unless `meets` says that the form deals with it itself.
   */
  const run = async (
    send: () => Promise<number>,
    meets: (error: ApiError) => boolean = () => false,
  ): Promise<boolean> => {
    if (underWay.current || secondsUntil(untilOf(purpose)) > 0 || !gate()) return false
    underWay.current = true
    setSending(true)
    setFailure(null)
    try {
      setDeadline(purpose, await send())
      setSent(purpose)
      return true
    } catch (thrown) {
      const error = asApiError(thrown)
      const lock = lockMsOf(error)
      if (lock !== null) setDeadline(lockOf(purpose), lock)
      if (!meets(error)) setFailure(error)
      return false
    } finally {
      underWay.current = false
      setSending(false)
      look((count) => count + 1)
    }
  }

  return {
    run,
    sending,
    /** A code went out since this form was opened. */
    sent: sent === purpose,
    /** Epoch ms until which no other code can be asked for, or null. */
    until: untilOf(purpose),
    /** AUT-24: the same, where too many wishes have locked the sending. */
    lockedUntil: readDeadline(lockOf(purpose)),
    /** Why no code was sent (ERR-01); `CodeFailure` shows it and `dismiss` puts it away. */
    failure,
    dismiss: () => setFailure(null),
  }
}

/** What `CodePart` shows. */
export type Sending = Omit<ReturnType<typeof useSending>, 'run'>
