import { useRef, useState } from 'react'

/**
 * One request at a time for a form: a second click, Enter beside a click and a held Enter do
 * nothing. It stays locked once the work says that it is done. Being replaced by `useIdempotentMutation`.
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
