import type { SavedSnapshot } from '#mocks/boot/saved-snapshots.ts'
import { parseSnapshotLink } from '#mocks/world/migrate-snapshot.ts'
import { changesView } from './changes-view.ts'
import { h } from './dom.ts'
import { takeNote } from './restore-snapshot.ts'
import { isCopied, saveFile } from './save-file.ts'
import type { SnapshotActions } from './snapshot-actions.ts'
import { formatFile, formatFileName } from './snapshot-file.ts'
import { createTab, type Tab } from './tabs.ts'

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Worlds stored by name: compared with the current one row by row, restored, exported and imported. */
export function snapshotSection(actions: SnapshotActions): Tab {
  const name = h('input', { type: 'text', placeholder: 'after the first bet' })
  const status = h('p', { role: 'status', class: 'quiet' }, takeNote())
  const list = h('ul', { class: 'kept', 'aria-label': 'Saved snapshots' })
  const none = h('p', { class: 'quiet' }, 'No snapshots yet.')
  const differences = h('section', { 'aria-label': 'Changes since snapshot', hidden: true })
  const linkField = h('input', {
    type: 'text',
    readonly: true,
    hidden: true,
    'aria-label': "Link with the world's data",
  })
  const file = h('input', { type: 'file', accept: 'application/json,.json' })

  /** Runs an action and shows what it did, or the sentence of its error. */
  const run = async (action: () => string | Promise<string>) => {
    try {
      status.textContent = await action()
    } catch (error) {
      status.textContent = sentenceOf(error)
    }
  }
  /** Runs an action that changes the list. */
  const runAndList = (action: () => Promise<string>) =>
    run(async () => {
      const text = await action()
      await showList()
      return text
    })

  const compare = (snapshot: SavedSnapshot) => {
    const { text, edits } = actions.compare(snapshot)
    if (edits) {
      differences.hidden = false
      differences.replaceChildren(h('h3', {}, `Since “${snapshot.name}”`), changesView(edits))
    }
    return text
  }
  const share = async (snapshot: SavedSnapshot) => {
    const { text, link } = await actions.link(snapshot)
    if (link === null) return text
    linkField.value = link
    linkField.hidden = false
    linkField.select()
    const copied = (await isCopied(link)) ? 'Copied' : 'Copy the link below'
    return `${copied}: anyone who opens it gets “${snapshot.name}”.`
  }
  const download = (snapshot: SavedSnapshot) => {
    saveFile(formatFile(snapshot), formatFileName(snapshot))
    return 'Saved.'
  }
  const remove = async (snapshot: SavedSnapshot) => {
    const text = await actions.remove(snapshot)
    await showList()
    name.focus()
    return text
  }

  const row = (snapshot: SavedSnapshot) => {
    const button = (text: string, click: () => Promise<void>) =>
      h(
        'button',
        { type: 'button', 'aria-label': `${text}: ${snapshot.name}`, click: () => void click() },
        text,
      )
    const when = new Date(snapshot.at).toISOString().slice(0, 16).replace('T', ' ')
    return h(
      'li',
      {},
      h('b', {}, snapshot.name),
      h('small', { class: 'quiet' }, `${when} · ${parseSnapshotLink(snapshot.snapshot)}`),
      h(
        'div',
        { class: 'row' },
        button('Restore', () => run(() => actions.restore(snapshot))),
        button('Compare', () => run(() => compare(snapshot))),
        button('Link', () => run(() => share(snapshot))),
        button('File', () => run(() => download(snapshot))),
        button('Delete', () => run(() => remove(snapshot))),
      ),
    )
  }
  const showList = async () => {
    const snapshots = await actions.list()
    list.replaceChildren(...snapshots.map(row))
    none.hidden = snapshots.length > 0
  }

  file.addEventListener('change', () => {
    const [chosen] = file.files ?? []
    if (!chosen) return
    void runAndList(async () => actions.import(await chosen.text(), chosen.name))
    file.value = ''
  })
  void showList().catch((error) => {
    status.textContent = sentenceOf(error)
  })
  return createTab(
    'Snapshots',
    h(
      'form',
      {
        class: 'row',
        submit: (event) => {
          event.preventDefault()
          void runAndList(() => actions.save(name.value))
        },
      },
      h('label', { class: 'field grow' }, 'Name', name),
      h('button', { type: 'submit', class: 'main' }, 'Save snapshot'),
    ),
    status,
    linkField,
    none,
    list,
    differences,
    h('label', { class: 'field' }, 'Import file', file),
  )
}
