import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '#ui/base/use-latest.ts'
import { useOnline } from './use-online.ts'

/**
 * The state of a write whose answer was lost: it is being checked, it was done, it was not done (so it may be sent
 * again), or the server could not be reached. Null when no answer was lost.
 */
export type LostWriteState = 'checking' | 'done' | 'undone' | 'unreachable' | null

interface Options<Result> {
  /** Of `useIdempotentMutation`. */
  readonly write: {
    readonly lost: readonly string[]
    readonly resolve: (key: string, done: boolean) => void
  }
  /** Asks the server what was done under this key; null when nothing was. */
  readonly ask: (key: string) => Promise<Result | null>
  /** Called with what turned out to have been done. */
  readonly onDone?: (result: Result) => Promise<void> | void
}

/**
 * Fetches the outcome of a write whose response was lost: as soon as there is one, also after a reload and when the
 * network is back. Nothing is sent again before the outcome is known.
 */
export function useLostWrite<Result>({ write, ask, onDone }: Options<Result>) {
  const [key] = write.lost
  const online = useOnline()
  const [state, setState] = useState<LostWriteState>(null)
  const latest = useLatest({ ask, onDone, resolve: write.resolve })
  const asking = useRef<string | null>(null)

  const check = useCallback(
    async (lost: string) => {
      if (asking.current !== null) return
      asking.current = lost
      setState('checking')
      try {
        const result = await latest.current.ask(lost)
        latest.current.resolve(lost, result !== null)
        setState(result === null ? 'undone' : 'done')
        if (result !== null) await latest.current.onDone?.(result)
      } catch {
        setState('unreachable')
      } finally {
        asking.current = null
      }
    },
    [latest],
  )

  useEffect(() => {
    if (key !== undefined && online) void check(key)
  }, [key, online, check])

  return {
    state: key !== undefined && state === null ? 'checking' : state,
    /** Fetches the outcome again. */
    check: () => {
      if (key !== undefined) void check(key)
    },
    /** Clears the state, for example when the input changes. */
    forget: () => setState(null),
  }
}
