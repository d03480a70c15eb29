import { useState } from 'react'

/** The object of an earlier render as long as its content stays, for what is memoised by it. */
export function useSame<T extends object>(value: T): T {
  const [kept, setKept] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
