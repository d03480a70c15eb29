import { type ReactNode, useRef } from 'react'
import { useDismiss } from '../controls/use-dismiss.ts'
import type { FaultTarget } from './targets.ts'

interface Props {
  readonly target: FaultTarget
  /** Its rules, in short. */
  readonly marks: readonly string[]
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** Its form, while it is open. */
  readonly children: ReactNode
}

/** An operation or a group of them; opens in place. */
export function TargetRow({ target, marks, isOpen, onToggle, children }: Props) {
  const row = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useDismiss(row, isOpen, () => {
    onToggle()
    button.current?.focus()
  })
  return (
    <li ref={row} className="operation" data-open={isOpen ? '' : undefined}>
      <button ref={button} type="button" aria-expanded={isOpen} onClick={onToggle}>
        <span className="name">
          {target.title}
          {marks.map((mark) => (
            <span key={mark} className="mark">
              {mark}
            </span>
          ))}
        </span>
        {target.call !== '' && <code> {target.call}</code>}
        <span className="quiet"> {target.reach}</span>
      </button>
      {children}
    </li>
  )
}
