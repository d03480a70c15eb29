import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { toMessage } from '#mocks/world/core/to-message.ts'
import { usePanel } from '../shell/panel-context.ts'
import { describePlan, findVisitor, runLine } from './run-line.ts'
import type { Suggestion } from './suggestion.ts'
import { optionId, SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

const NOTHING =
  'Nothing matches. Type a scenario, an operation and a fault, a network, a clock step such as +2h, or a section.'

interface Props {
  readonly toggleKeys: () => void
  /** Gets the sentence about what was done; none when the line is given up. */
  readonly onClose: (said?: string) => void
}

/** One line that reaches everything in the panel, and can do several things at once. */
export function Palette({ toggleKeys, onClose }: Props) {
  const tools = usePanel()
  const { world } = tools
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [taken, setTaken] = useState<readonly Suggestion[]>([])
  const [at, setAt] = useState(-1)
  const [refusal, setRefusal] = useState('')
  const suggest = useSuggestions(tools.snapshots)
  useEffect(() => input.current?.focus(), [])

  const { suggestions, problem } = suggest(text, findVisitor(world, taken))
  const marked = suggestions[at]
  const line = marked ? [...taken, marked] : taken
  const isEmpty = text.trim() === ''

  const edit = (value: string, chosen = taken) => {
    setText(value)
    setTaken(chosen)
    setAt(value.trim() === '' ? -1 : 0)
    setRefusal('')
    input.current?.focus()
  }
  /** Takes what stands before each comma; the marked suggestion, if the comma was typed after it. */
  const type = (value: string) => {
    const parts = value.split(',')
    const rest = parts.pop() ?? ''
    let chosen = taken
    for (const [place, part] of parts.entries()) {
      const isMarked = parts.length === 1 && rest === '' && part === text
      const { suggestions: found } = suggest(part, findVisitor(world, chosen))
      const one = isMarked ? marked : found[0]
      if (part.trim() === '' || !one) {
        if (part.trim() === '') continue
        edit([...parts.slice(place), rest].join(','), chosen)
        return
      }
      chosen = [...chosen, one]
    }
    edit(rest, chosen)
  }
  const run = async (whole: readonly Suggestion[]) => {
    if (whole.length === 0) return
    try {
      onClose(await runLine({ ...tools, toggleKeys }, whole))
    } catch (error) {
      setRefusal(toMessage(error))
    }
  }
  const onKey = (event: KeyboardEvent) => {
    // The page has shortcuts of its own.
    event.stopPropagation()
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const count = suggestions.length
      const next = event.key === 'ArrowDown' ? at + 1 : Math.max(at, 0) - 1
      if (count > 0) setAt((next + count) % count)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (isEmpty || marked) void run(line)
    } else if (event.key === 'Tab' && !event.shiftKey && marked) {
      event.preventDefault()
      edit('', [...taken, marked])
    } else if (event.key === 'Backspace' && text === '' && taken.length > 0)
      edit('', taken.slice(0, -1))
  }

  const count = suggestions.length === 1 ? '1 match.' : `${suggestions.length} matches.`
  const result = suggestions.length === 0 ? problem || NOTHING : count
  const plan = describePlan(world, line)
  return (
    <div className="palette-layer">
      <button
        type="button"
        className="outside"
        tabIndex={-1}
        aria-label="Close the palette"
        onClick={() => onClose()}
      />
      <div className="palette" role="dialog" aria-label="Command palette">
        <div className="line">
          <Search size={18} aria-hidden="true" />
          {taken.map((one, place) => (
            <button
              key={one.id}
              type="button"
              className="chip"
              aria-label={`Remove: ${one.title}`}
              onClick={() =>
                edit(
                  text,
                  taken.filter((_, other) => other !== place),
                )
              }
            >
              {one.title}
              <X size={14} aria-hidden="true" />
            </button>
          ))}
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label="Search or run"
            placeholder={taken.length > 0 ? 'and …' : 'Scenario, fault, network, clock, section …'}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={suggestions.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={marked && optionId(`${id}-list`, at)}
            value={text}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKey}
          />
          <button
            type="button"
            className="main"
            disabled={line.length === 0}
            onClick={() => void run(line)}
          >
            Run
          </button>
        </div>
        <SuggestionList
          id={`${id}-list`}
          suggestions={suggestions}
          marked={at}
          onChoose={(one) => void run([...taken, one])}
        />
        <div className="hints">
          <p role="status" className={refusal ? 'problem' : 'quiet'}>
            {refusal || [isEmpty ? '' : result, plan].filter(Boolean).join(' ')}
          </p>
          <p className="quiet keys">
            <kbd>Tab</kbd> or <kbd>,</kbd> adds another <kbd>Enter</kbd> runs <kbd>Esc</kbd> closes
          </p>
        </div>
      </div>
    </div>
  )
}
