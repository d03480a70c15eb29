import { useEffect, useRef } from 'react'
import type { Suggestion } from './suggestion.ts'

interface Props {
  readonly id: string
  readonly suggestions: readonly Suggestion[]
  /** The index of the marked one; -1 for none. */
  readonly marked: number
  readonly onChoose: (suggestion: Suggestion) => void
}

/** The id of the option at an index. */
export const optionId = (id: string, at: number): string => `${id}-${at}`

/** The suggestions under the names of their groups. The focus stays in the field. */
export function SuggestionList({ id, suggestions, marked, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' })
  })
  const groups = [...new Set(suggestions.map(({ group }) => group))]
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Suggestions"
      tabIndex={-1}
      hidden={suggestions.length === 0}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <fieldset key={group} aria-labelledby={`${id}-${group}`}>
          <h3 id={`${id}-${group}`} role="presentation">
            {group}
          </h3>
          {suggestions.map((one, at) =>
            one.group === group ? (
              <button
                key={one.id}
                type="button"
                id={optionId(id, at)}
                role="option"
                tabIndex={-1}
                aria-selected={at === marked}
                onClick={() => onChoose(one)}
              >
                {one.title}
                {one.detail && <span className="quiet">{one.detail}</span>}
              </button>
            ) : null,
          )}
        </fieldset>
      ))}
    </div>
  )
}
