import { useState } from 'react'

/**
 * The expanded sections of the list: `initial` from the start, and `current` as soon as one of its articles
 * is open (null while none is). Kept while the help is open, even while the list is not shown.
 */
export function useOpenSections(initial: string, current: string | null) {
  const [last, setLast] = useState(current)
  const [open, setOpen] = useState<readonly string[]>([initial])
  if (current !== null && current !== last) {
    setLast(current)
    if (!open.includes(current)) setOpen([...open, current])
  }
  return { open, setOpen }
}
