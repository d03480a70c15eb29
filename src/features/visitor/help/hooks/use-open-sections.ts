import { useState } from 'react'

/**
 * The sections that stand open in the list. `first` does so from the start, `read` joins them as soon as
 * one of its articles is read; it is null while none is. Lives as long as the help, not as the list.
 */
export function useOpenSections(first: string, read: string | null) {
  const [last, setLast] = useState(read)
  const [open, setOpen] = useState<readonly string[]>([first])
  if (read !== null && read !== last) {
    setLast(read)
    if (!open.includes(read)) setOpen([...open, read])
  }
  return { open, setOpen }
}
