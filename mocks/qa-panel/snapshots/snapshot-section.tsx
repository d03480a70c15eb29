import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { SavedSnapshot } from '#mocks/boot/saved-snapshots.ts'
import type { RowEdit } from '#mocks/world/core/row-edits.ts'
import { toMessage } from '#mocks/world/core/to-message.ts'
import { ChangesView } from '../calls/changes-view.tsx'
import { isCopied, saveFile } from '../controls/save-file.ts'
import { usePanel } from '../shell/panel-context.ts'
import { takeNote } from './restore-snapshot.ts'
import { formatFile, formatFileName } from './snapshot-file.ts'
import { SnapshotItem } from './snapshot-item.tsx'

/** Worlds stored by name: compared with the current one row by row, restored, exported and imported. */
export function SnapshotSection() {
  const { snapshots: actions } = usePanel()
  const [name, setName] = useState('')
  const [said, setSaid] = useState(takeNote)
  const [list, setList] = useState<readonly SavedSnapshot[]>([])
  const [link, setLink] = useState('')
  const [compared, setCompared] = useState<{ name: string; edits: readonly RowEdit[] } | null>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const linkField = useRef<HTMLInputElement>(null)

  /** Runs an action and shows what it did, or the sentence of its error; then the list again. */
  const run = async (action: () => string | Promise<string>) => {
    try {
      setSaid(await action())
      setList(await actions.list())
    } catch (error) {
      setSaid(toMessage(error))
    }
  }
  useEffect(() => {
    actions.list().then(setList, (error) => setSaid(toMessage(error)))
  }, [actions])
  useEffect(() => {
    if (link) linkField.current?.select()
  }, [link])

  const save = (event: FormEvent) => {
    event.preventDefault()
    void run(() => actions.save(name))
  }
  const compare = (snapshot: SavedSnapshot) => {
    const { text, edits } = actions.compare(snapshot)
    setCompared(edits && edits.length > 0 ? { name: snapshot.name, edits } : null)
    return text
  }
  const share = async (snapshot: SavedSnapshot) => {
    const made = await actions.link(snapshot)
    if (made.link === null) return made.text
    setLink(made.link)
    const copied = (await isCopied(made.link)) ? 'Copied' : 'Copy the link below'
    return `${copied}: anyone who opens it gets “${snapshot.name}”.`
  }
  const download = (snapshot: SavedSnapshot) => {
    saveFile(formatFile(snapshot), formatFileName(snapshot))
    return 'Saved.'
  }
  const remove = async (snapshot: SavedSnapshot) => {
    const text = await actions.remove(snapshot)
    nameField.current?.focus()
    return text
  }
  const read = (chosen: File | undefined) => {
    if (chosen) void run(async () => actions.import(await chosen.text(), chosen.name))
  }
  return (
    <div className="body">
      <form className="row" onSubmit={save}>
        <label className="field grow">
          Name
          <input
            ref={nameField}
            type="text"
            placeholder="after the first bet"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" className="main">
          Save snapshot
        </button>
      </form>
      <p role="status" className="quiet">
        {said}
      </p>
      <input
        ref={linkField}
        type="text"
        readOnly
        hidden={link === ''}
        aria-label="Link with the world's data"
        value={link}
      />
      {list.length === 0 && <p className="nothing">No snapshots yet.</p>}
      <ul aria-label="Saved snapshots">
        {list.map((snapshot) => (
          <SnapshotItem
            key={snapshot.name}
            snapshot={snapshot}
            onRestore={() => run(() => actions.restore(snapshot))}
            onCompare={() => run(() => compare(snapshot))}
            onShare={() => run(() => share(snapshot))}
            onDownload={() => run(() => download(snapshot))}
            onRemove={() => run(() => remove(snapshot))}
          />
        ))}
      </ul>
      {compared && (
        <section aria-label="Changes since snapshot">
          <h3>{`Since “${compared.name}”`}</h3>
          <ChangesView edits={compared.edits} />
        </section>
      )}
      <label className="field">
        Import file
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => {
            read(target.files?.[0])
            target.value = ''
          }}
        />
      </label>
    </div>
  )
}
