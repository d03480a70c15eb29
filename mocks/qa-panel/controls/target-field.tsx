import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { TARGETS } from '#mocks/faults/target.ts'
import { findTargets } from './find-targets.ts'
import { useDismiss } from './use-dismiss.ts'

interface Props {
  readonly ref?: Ref<HTMLInputElement>
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Names of operations, tags or `all`; all of them by default. */
  readonly options?: readonly string[]
}

/** A field for an operation, a tag or all, with suggestions by name, tag and path. Other texts are accepted too. */
export function TargetField({ ref, label, value, onChange, options = TARGETS }: Props) {
  const id = useId()
  const around = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const found = isOpen ? findTargets(value, options) : []
  const active = found[at]
  const turn = (open: boolean, place = -1) => {
    setOpen(open)
    setAt(place)
  }
  useDismiss(around, found.length > 0, () => turn(false))
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' })
  }, [at])
  const choose = (name: string) => {
    onChange(name)
    turn(false)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      const last = found.length - 1
      const next = at + step
      const wrapped = next > last ? 0 : next
      turn(true, wrapped < 0 ? last : wrapped)
    } else if (event.key === 'Enter') {
      if (active) {
        event.preventDefault()
        choose(active.name)
      } else turn(false)
    }
  }
  return (
    <div ref={around} className="target">
      <label className="field" htmlFor={id}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        type="text"
        role="combobox"
        placeholder="Name, tag or path"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${active.name}`}
        value={value}
        onChange={({ target }) => {
          onChange(target.value)
          // Suggestions would cover what comes next.
          turn(!options.includes(target.value))
        }}
        onClick={() => turn(!isOpen)}
        onKeyDown={onKey}
        onBlur={() => turn(false)}
      />
      {/* The focus stays in the field. */}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        hidden={found.length === 0}
        onMouseDown={(event) => event.preventDefault()}
      >
        {found.map(({ name, about }, place) => (
          <button
            key={name}
            type="button"
            id={`${id}-${name}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            onClick={() => choose(name)}
          >
            {name}
            <span className="quiet">{about}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
