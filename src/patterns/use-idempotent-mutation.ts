import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { memberKeys } from '../api/member/member.ts'
import { type WriteOutcome, writeOnce } from '../api/transport/write.ts'
import { readDeadline, setDeadline } from '../lib/deadline.ts'
import { formDrafts } from '../session/drafts.ts'
import { session } from '../session/store.ts'
import { idempotencyKeys } from './idempotency-keys.ts'

interface Options<Input, Result> {
  /** Names this kind of write, `lottery-bet`: its keys are kept in the tab under it, and its form's draft until it is done. */
  readonly name: string
  /** Sends it. Where the contract takes an idempotency key (`requestId`), `key` is the one to send. */
  readonly send: (input: Input, key: string) => Promise<Result>
  /** What is asked for; another content is another write. Leave out passwords and one-time codes. */
  readonly contentOf?: (input: Input) => unknown
  /** Called before the hook answers, also when the screen has gone meanwhile. */
  readonly onSettled?: (outcome: WriteOutcome<Result>, input: Input) => Promise<void> | void
  /** Stays busy once it is done, for forms that close themselves. */
  readonly once?: boolean
}

/**
 * The one way to write. One request at a time: a second click, Enter beside a click and a held Enter send
 * nothing. One key per write, which survives a retry and a reload and changes with what is asked for. No
 * write is repeated or sent later by itself. The ending is `done`, `refused` (nothing happened), `not-sent`
 * or `unknown` (it may have been done: show that it is being checked before offering a repeat).
 */
export function useIdempotentMutation<Input, Result>(options: Options<Input, Result>) {
  const { name, send, contentOf = (input: Input): unknown => input, onSettled, once } = options
  const busy = useRef(false)
  // The states of the mutation itself come a task later: too late for a click that follows at once.
  const [current, setCurrent] = useState<{ readonly input: Input } | null>(null)
  const [outcome, setOutcome] = useState<WriteOutcome<Result> | null>(null)
  const [lost, setLost] = useState(() => idempotencyKeys(name).lost())

  const wait = `wait.${name}`
  const client = useQueryClient()

  const { mutateAsync } = useMutation({
    // What was sent, a password perhaps, does not outlive the form in the cache.
    gcTime: 1000,
    mutationFn: async (input: Input): Promise<WriteOutcome<Result>> => {
      // Whose write this is, also when the session lapses before its answer.
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
        // A break from play that began elsewhere: every page has to know of it (F-26).
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

  /** Sends it and answers how it ended; null while another one is on its way. */
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
    /** What is being asked for, while the hook is busy with it. */
    input: current?.input,
    /** The last ending; null before the first and while one is on its way. */
    outcome,
    /** Why the last one failed; null when it did not. */
    error: outcome && outcome.kind !== 'done' ? outcome.error : null,
    /** D-013: epoch ms before which the server wants no other try (Retry-After), also by a form opened anew. */
    waitUntil: readDeadline(wait),
    /** An earlier write of this kind may have been done, nobody knows. */
    uncertain: lost.length > 0,
    /** The keys of those writes, the oldest first; `useLostWrite` asks the server about them. */
    lost,
    /** The server has told what became of one: done, or not, and then it may be sent again under its key. */
    resolve(key: string, done: boolean) {
      const keys = idempotencyKeys(name)
      if (done) {
        keys.settle(key)
        formDrafts.drop(name)
      } else keys.recall(key)
      setLost(keys.lost())
    },
    /** Forgets the last ending. */
    reset: () => setOutcome(null),
  }
}
