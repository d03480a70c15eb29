import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { ActiveFault } from './active.ts'

interface Props {
  readonly active: readonly ActiveFault[]
  /** Called with what is to be removed. */
  readonly onRemove: (faults: readonly ActiveFault[]) => void
  /** Takes the focus when the list is empty. */
  readonly focusElsewhere: () => void
}

const buttonIn = (item: Element | null | undefined) => item?.querySelector('button')

/** Everything that makes calls fail or slow now. */
export function ActiveList({ active, onRemove, focusElsewhere }: Props) {
  const remove = ({ currentTarget }: MouseEvent, fault: ActiveFault) => {
    const item = currentTarget.closest('li')
    const next = buttonIn(item?.nextElementSibling) ?? buttonIn(item?.previousElementSibling)
    if (next) next.focus()
    else focusElsewhere()
    onRemove([fault])
  }
  return (
    <section className="active">
      <div className="row">
        <p className="quiet grow" role="status">
          {active.length === 0 ? 'No active faults' : `Active (${active.length})`}
        </p>
        {active.length > 1 && (
          <button
            type="button"
            className="plain"
            onClick={() => {
              focusElsewhere()
              onRemove(active)
            }}
          >
            Remove all
          </button>
        )}
      </div>
      <ul aria-label="Active faults">
        {active.map((fault) => (
          <li key={fault.key}>
            <span>
              {fault.text}
              <span className="quiet">{fault.note}</span>
            </span>
            <button
              type="button"
              className="icon"
              aria-label={`Remove ${fault.note}: ${fault.text}`}
              onClick={(event) => remove(event, fault)}
            >
              <X size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
