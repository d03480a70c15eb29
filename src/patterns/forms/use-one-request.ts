import './no-eval.ts'
import { type KeyboardEvent, useRef, useState } from 'react'

/**
 * One request at a time for a form: a second click, Enter beside a click and a held Enter find the
 * door shut. `run` answers at once when it is; it stays shut when the work says that it is done.
 */
export function useOneRequest<K extends string>() {
  const shut = useRef(false)
  const [busy, setBusy] = useState<K | null>(null)

  const run = async (kind: K, work: () => Promise<'done' | 'again'>): Promise<void> => {
    if (shut.current) return
    shut.current = true
    setBusy(kind)
    const outcome = await work()
    if (outcome === 'done') return
    shut.current = false
    setBusy(null)
  }

  return { busy, run }
}

/** A key that repeats by itself is no second wish. */
export const ignoreHeldEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
