import { useState } from 'react'

/** The object of an earlier render while its content is equal, for memoisation. */
export function useStable<T extends object>(value: T): T {
  const [kept, setKept] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
