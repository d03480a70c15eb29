import { Ellipsis } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useDismiss } from '../controls/use-dismiss.ts'
import { isPlace, PLACES, type Place } from './place.ts'

interface Props {
  readonly place: Place
  readonly onPlace: (place: Place) => void
  readonly isLarge: boolean
  readonly onLarge: (on: boolean) => void
  readonly textKeys: readonly [isOn: boolean, toggle: () => void]
  readonly onHide: () => void
}

/** Where the panel is, how large it is, and the labels with text keys. */
export function MoreMenu({ place, onPlace, isLarge, onLarge, textKeys, onHide }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const around = useRef<HTMLFieldSetElement>(null)
  const [hasKeys, toggleKeys] = textKeys
  useDismiss(around, isOpen, () => {
    setOpen(false)
    button.current?.focus()
  })
  return (
    <fieldset
      ref={around}
      className="more"
      aria-label="Panel options"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className="icon"
        aria-label="Panel options"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis size={20} aria-hidden="true" />
      </button>
      <div id={id} className="menu" hidden={!isOpen}>
        <label className="field">
          Place of the panel
          <select
            value={place}
            onChange={({ target }) => isPlace(target.value) && onPlace(target.value)}
          >
            {Object.entries(PLACES).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <label className="check large">
          <input
            type="checkbox"
            checked={isLarge}
            onChange={({ target }) => onLarge(target.checked)}
          />
          Larger
        </label>
        <label className="check">
          <input type="checkbox" checked={hasKeys} onChange={toggleKeys} />
          <span>
            Show text keys; click one to copy it <kbd>Ctrl+Alt+K</kbd>
          </span>
        </label>
        <button type="button" onClick={onHide}>
          Hide until Ctrl+Alt+M
        </button>
      </div>
    </fieldset>
  )
}
