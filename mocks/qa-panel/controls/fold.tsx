import type { ReactNode } from 'react'

interface Props {
  readonly title: ReactNode
  /** A few words about its content, at the end of the line. */
  readonly hint?: string
  readonly children: ReactNode
}

/** A part that is shown when its title is pressed. */
export const Fold = ({ title, hint, children }: Props) => (
  <details className="fold">
    <summary>
      <span className="grow">{title}</span>
      {hint !== undefined && <span className="quiet">{hint}</span>}
    </summary>
    <div className="inside">{children}</div>
  </details>
)
