import { useEffect, useRef, useState } from 'react'
import { toMessage } from '#mocks/world/core/to-message.ts'
import { Fold } from '../controls/fold.tsx'
import { usePanel } from '../shell/panel-context.ts'
import { APP_STORAGES, type AppStorage } from './app-storage.ts'

/** Values up to this length are shown without opening them. */
const SHORT = 24

/** JSON is shown in several lines, which are easier to read and edit; anything else is left unchanged. */
function readable(value: string): string {
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'object' ? JSON.stringify(parsed, null, 2) : value
  } catch {
    return value
  }
}

/** Edited JSON is written back in one line, as the app writes it. */
const packed = (text: string, before: string): string =>
  readable(before) === before ? text : JSON.stringify(JSON.parse(text))

function sentenceOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'This is not valid JSON.'
  return toMessage(error)
}

function preview(value: string): string {
  if (value === '') return 'empty'
  return value.length <= SHORT ? value : `${value.length} characters`
}

interface EntryProps {
  readonly name: string
  readonly value: string
  readonly onSave: (text: () => string) => void
  readonly onRemove: () => void
}

function Entry({ name, value, onSave, onRemove }: EntryProps) {
  const [text, setText] = useState(() => readable(value))
  return (
    <li>
      <Fold title={<code>{name}</code>} hint={preview(value)}>
        <textarea
          rows={6}
          spellCheck={false}
          aria-label={`Value of ${name}`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="row">
          <button type="button" onClick={() => onSave(() => packed(text, value))}>
            Save
          </button>
          <button type="button" aria-label={`Delete ${name}`} onClick={onRemove}>
            Delete
          </button>
        </div>
      </Fold>
    </li>
  )
}

/** The entries of a storage by name, or the reason why it cannot be read. */
function readEntries(place: AppStorage): { entries: [string, string][]; problem: string } {
  try {
    return { entries: place.entries(), problem: '' }
  } catch (error) {
    return { entries: [], problem: sentenceOf(error) }
  }
}

/** The app's stored data in this browser, to view, change and delete. */
export function StorageSection() {
  const { reload } = usePanel()
  const [note, setNote] = useState('')
  const [places, setPlaces] = useState(() => APP_STORAGES.map(readEntries))
  const again = useRef<HTMLButtonElement>(null)
  const read = () => setPlaces(APP_STORAGES.map(readEntries))
  // The app may have written meanwhile; effects run whenever the section is shown.
  useEffect(() => setPlaces(APP_STORAGES.map(readEntries)), [])
  const change = (work: () => void, sentence: string) => {
    try {
      work()
      setNote(sentence)
      read()
      again.current?.focus()
    } catch (error) {
      setNote(sentenceOf(error))
    }
  }
  return (
    <div className="body">
      <p className="quiet">
        Data the portal stores in this browser. Reload the page to apply changes.
      </p>
      <div className="row">
        <button ref={again} type="button" onClick={reload}>
          Reload page
        </button>
        <p className="quiet grow" role="status">
          {note}
        </p>
      </div>
      {APP_STORAGES.map((place, at) => {
        const { entries = [], problem = '' } = places[at] ?? {}
        return (
          <section key={place.title}>
            <h3>{place.title}</h3>
            {entries.length === 0 && <p className="nothing">{problem || 'Nothing.'}</p>}
            <ul aria-label={place.title}>
              {entries.map(([name, value]) => (
                <Entry
                  // The edited text stays until the app writes another value.
                  key={`${name} ${value}`}
                  name={name}
                  value={value}
                  onSave={(text) => change(() => place.set(name, text()), `${name} saved.`)}
                  onRemove={() => change(() => place.remove(name), `${name} deleted.`)}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
