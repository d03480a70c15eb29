import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { memberKeys } from '#api/member/member.ts'
import { type WriteOutcome, writeOnce } from '#api/transport/write.ts'
import { readDeadline, setDeadline } from '#lib/deadline.ts'
import { formDrafts } from '#session/drafts.ts'
import { session } from '#session/store.ts'
import { idempotencyKeys } from './idempotency-keys.ts'

interface Options<Input, Result> {
  /**
   * The name of this kind of write, `lottery-bet`. The tab keeps its idempotency keys and its form's draft under
   * it.
   */
  readonly name: string
  /** Sends it. If the contract takes an idempotency key (`requestId`), send `key`. */
  readonly send: (input: Input, key: string) => Promise<Result>
  /** The content of the request. Different content is a different write. Leave out passwords and one-time codes. */
  readonly contentOf?: (input: Input) => unknown
  /** Called before the hook returns, also when the screen has been left. */
  readonly onSettled?: (outcome: WriteOutcome<Result>, input: Input) => Promise<void> | void
  /** Stays busy after success, for forms that close themselves. */
  readonly once?: boolean
}

/**
 * The only way to write. One request at a time: a second click, Enter together with a click, and a held Enter send
 * nothing. Each write has one key, which survives a retry and a reload and changes with the content. No write is
 * repeated or sent later automatically. The outcome is `done`, `refused` (nothing happened), `not-sent` or
 * `unknown` (it may have been done: check that before offering a repeat).
 */
export function useIdempotentMutation<Input, Result>(options: Options<Input, Result>) {
  const { name, send, contentOf = (input: Input): unknown => input, onSettled, once } = options
  const busy = useRef(false)
  // The mutation's own state updates one task later, too late for a click that follows at once.
  const [current, setCurrent] = useState<{ readonly input: Input } | null>(null)
  const [outcome, setOutcome] = useState<WriteOutcome<Result> | null>(null)
  const [lost, setLost] = useState(() => idempotencyKeys(name).lost())

  const wait = `wait.${name}`
  const client = useQueryClient()

  const { mutateAsync } = useMutation({
    // The sent data, which may hold a password, does not stay in the cache after the form is closed.
    gcTime: 1000,
    mutationFn: async (input: Input): Promise<WriteOutcome<Result>> => {
      // The account of this write, also when the session expires before the answer.
      const keys = idempotencyKeys(name, session.get('account') ?? '')
      const outcome = await writeOnce({
        keys,
        content: contentOf(input),
        send: (key) => send(input, key),
      })
      if (outcome.kind === 'done') formDrafts.drop(name)
      else {
        const { status, code, retryAfter } = outcome.error
        if ((status === 429 || status === 503) && retryAfter) setDeadline(wait, retryAfter)
        // A break from play that began on another device: every page has to learn of it.
        if (outcome.kind === 'refused' && code === 'self.excluded')
          void client.invalidateQueries({ queryKey: memberKeys.info })
      }
      setLost(keys.lost())
      await onSettled?.(outcome, input)
      return outcome
    },
  })

  const release = () => {
    busy.current = false
    setCurrent(null)
  }

  /** Sends it and returns the outcome. Null while another one is pending. */
  const mutate = async (input: Input): Promise<WriteOutcome<Result> | null> => {
    if (busy.current) return null
    busy.current = true
    setCurrent({ input })
    setOutcome(null)
    try {
      const ending = await mutateAsync(input)
      setOutcome(ending)
      if (!(once && ending.kind === 'done')) release()
      return ending
    } catch (thrown) {
      release()
      throw thrown
    }
  }

  return {
    mutate,
    busy: current !== null,
    /** The input of the pending request. */
    input: current?.input,
    /** The last outcome. Null before the first one and while one is pending. */
    outcome,
    /** The reason why the last one failed; null when it did not. */
    error: outcome && outcome.kind !== 'done' ? outcome.error : null,
    /**
     * Epoch ms before which the server accepts no further try (Retry-After), also in a form that was opened
     * again.
     */
    waitUntil: readDeadline(wait),
    /** An earlier write of this kind has an unknown outcome. */
    uncertain: lost.length > 0,
    /** The keys of those writes, the oldest first; `useLostWrite` asks the server about them. */
    lost,
    /** Records the server's report on a write. One that was not done may be sent again with its key. */
    resolve(key: string, done: boolean) {
      const keys = idempotencyKeys(name)
      if (done) {
        keys.settle(key)
        formDrafts.drop(name)
      } else keys.recall(key)
      setLost(keys.lost())
    },
    /** Clears the last outcome. */
    reset: () => setOutcome(null),
  }
}
