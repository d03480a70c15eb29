import { type ReactNode, useState } from 'react'

interface Props {
  readonly className?: string
  readonly summary: ReactNode
  readonly children: () => ReactNode
}

/** A line with a part below it that is drawn only while it is open. */
export function Unfold({ className, summary, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  )
}
