import { X } from 'lucide-react'
import type { MouseEvent } from 'react'

/** Something that changes calls until it is removed. */
export interface Active {
  /** Unique, and the same while it is used up. */
  readonly key: string
  readonly text: string
  /** Its word in a link, its origin or its status. */
  readonly note: string
  remove(): void
}

interface Props<One extends Active> {
  /** The name of what is listed, such as "faults". */
  readonly label: string
  readonly active: readonly One[]
  /** Called with those that the user removes. */
  readonly onRemove: (removed: readonly One[]) => void
  /** Takes the focus when the list is empty. */
  readonly focusElsewhere: () => void
}

const buttonIn = (item: Element | null | undefined) => item?.querySelector('button')

/** Everything of a kind that is active, each with a button that removes it. */
export function ActiveList<One extends Active>({
  label,
  active,
  onRemove,
  focusElsewhere,
}: Props<One>) {
  const remove = ({ currentTarget }: MouseEvent, one: One) => {
    const item = currentTarget.closest('li')
    const next = buttonIn(item?.nextElementSibling) ?? buttonIn(item?.previousElementSibling)
    if (next) next.focus()
    else focusElsewhere()
    onRemove([one])
  }
  return (
    <section className="active">
      <div className="row">
        <p className="quiet grow" role="status">
          {active.length === 0 ? `No active ${label}` : `Active ${label} (${active.length})`}
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
      <ul aria-label={`Active ${label}`}>
        {active.map((one) => (
          <li key={one.key}>
            <span>
              {one.text}
              <span className="quiet">{one.note}</span>
            </span>
            <button
              type="button"
              className="icon"
              aria-label={`Remove ${one.text}`}
              onClick={(event) => remove(event, one)}
            >
              <X size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
