import { useState } from 'react'
import type { ApiError } from '#api/transport/error.ts'
import { readDeadline, secondsUntil, setDeadline } from '#lib/deadline.ts'
import { throttle } from '#lib/throttle.ts'
import { useIdempotentMutation } from '../use-idempotent-mutation.ts'
import { codeLockMs } from './form-error.ts'

/** AUT-21, D-087. */
const THROTTLE_MS = 1000

/** A hash of a name or number, so that storage holds neither. */
const markOf = (text: string): string =>
  [...text.trim().toLowerCase()]
    .reduce((sum, char) => (Math.imul(sum, 31) + (char.codePointAt(0) ?? 0)) >>> 0, 7)
    .toString(36)

const lockOf = (wait: string) => `${wait}.lock`

/**
 * Sends codes for a purpose through any provider: one request at a time, at most one a second,
 * and none before the wait of the last one is over. The tab stores the wait by purpose and recipient, so that a
 * mistyped number does not delay the right one.
 */
export function useCodeSending(purpose: string) {
  const waitOf = (to: string) => `${purpose}.${markOf(to)}`
  const untilOf = (to: string): number | null =>
    Math.max(readDeadline(waitOf(to)) ?? 0, readDeadline(lockOf(waitOf(to))) ?? 0) || null
  const [sent, setSent] = useState<string | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [throttled] = useState(() => throttle(THROTTLE_MS, () => undefined))
  const { mutate, busy } = useIdempotentMutation({
    name: `code.${purpose}`,
    send: ({ send }: { to: string; send: () => Promise<number> }) => send(),
    contentOf: () => null,
    onSettled(outcome, { to }) {
      const lock = outcome.kind === 'done' ? null : codeLockMs(outcome.error)
      if (outcome.kind === 'done') setDeadline(waitOf(to), outcome.result)
      else if (lock !== null) setDeadline(lockOf(waitOf(to)), lock)
    },
  })

  /**
   * `send` returns how long to wait for the next code to `to`, in ms. `false` when none was sent: it was too soon,
   * or the request was refused. A refusal is in `failure` unless `handles` says that the form handles it.
   */
  const run = async (
    to: string,
    send: () => Promise<number>,
    handles: (error: ApiError) => boolean = () => false,
  ): Promise<boolean> => {
    if (busy || secondsUntil(untilOf(to)) > 0 || !throttled()) return false
    setFailure(null)
    const outcome = await mutate({ to, send })
    if (outcome === null) return false
    if (outcome.kind === 'done') setSent(waitOf(to))
    else if (!handles(outcome.error)) setFailure(outcome.error)
    return outcome.kind === 'done'
  }

  return {
    run,
    sending: busy,
    /** The state of codes to one number or mailbox. */
    to: (to: string) => ({
      /** A code was sent since this form was opened, or an earlier one is still valid. */
      sent: sent === waitOf(to) || readDeadline(waitOf(to)) !== null,
      /** Epoch ms until which no other code can be requested, or null. */
      until: untilOf(to),
      /** The time at which sending is allowed again after too many requests. */
      lockedUntil: readDeadline(lockOf(waitOf(to))),
    }),
    /** The reason why no code was sent. `CodeFailure` shows it and `dismiss` clears it. */
    failure,
    dismiss: () => setFailure(null),
  }
}

/** The state that `CodePart` shows. */
export type CodeSending = Omit<ReturnType<typeof useCodeSending>, 'run'>
