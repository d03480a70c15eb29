import { realTab } from '#mocks/boot/real-storage.ts'
import { openSavedSnapshots, type SavedSnapshot } from '#mocks/boot/saved-snapshots.ts'
import { createWorldAddress, MAX_LINK_LENGTH } from '#mocks/boot/world-in-link.ts'
import { formatLink } from '#mocks/scenarios/link.ts'
import { diffDumps } from '#mocks/world/core/diff-rows.ts'
import { migrateSnapshot, parseSnapshotLink } from '#mocks/world/migrate-snapshot.ts'
import type { World } from '#mocks/world/world-types.ts'
import { changesView } from './changes-view.ts'
import { h } from './dom.ts'
import {
  type PageActions,
  restoreSnapshot,
  takeNote,
  takePendingRestore,
} from './restore-snapshot.ts'
import { isCopied, saveFile } from './save-file.ts'
import { fileNameOf, fileOf, readFile } from './snapshot-file.ts'
import { createTab, type Tab } from './tabs.ts'

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Worlds stored by name: compared with the current one row by row, restored, exported and imported. */
export function snapshotSection(world: World, going: PageActions): Tab {
  const store = openSavedSnapshots()
  const name = h('input', { type: 'text', placeholder: 'after the first bet' })
  const note = h('p', { role: 'status', class: 'quiet' }, takeNote())
  const list = h('ul', { class: 'kept', 'aria-label': 'Saved snapshots' })
  const none = h('p', { class: 'quiet' }, 'No snapshots yet.')
  const differences = h('section', { 'aria-label': 'Changes since snapshot', hidden: true })
  const carried = h('input', {
    type: 'text',
    readonly: true,
    hidden: true,
    'aria-label': "Link with the world's data",
  })
  const file = h('input', { type: 'file', accept: 'application/json,.json' })

  /** Runs an action and shows its result, or the sentence of its error. */
  const say = async (work: () => Promise<string>) => {
    note.textContent = await work().catch(sentenceOf)
  }
  const keep = async (kept: SavedSnapshot) => {
    const kepts = await store
    await kepts.keep(kept)
    await show()
    return kepts.lasting
      ? ''
      : ' It is lost when you close this page, because this browser has no IndexedDB.'
  }
  const present = (): SavedSnapshot => ({
    name: name.value.trim() || `World of ${new Date(world.clock.now()).toISOString().slice(0, 16)}`,
    n: 0,
    at: world.clock.now(),
    path: location.pathname + location.search,
    token: realTab.get('token'),
    snapshot: world.snapshot(),
  })
  const compare = async (kept: SavedSnapshot) => {
    if (parseSnapshotLink(kept.snapshot) !== formatLink(world.link))
      return `“${kept.name}” is from another scenario or seed. Restore it before you compare.`
    const now = world.snapshot()
    const { snapshot, notes } = migrateSnapshot(kept.snapshot, now)
    const edits = diffDumps(snapshot.rows, now.rows)
    differences.hidden = false
    differences.replaceChildren(h('h3', {}, `Since “${kept.name}”`), changesView(edits))
    const count = edits.length === 1 ? '1 row has' : `${edits.length} rows have`
    return [`${count} changed since “${kept.name}”.`, ...notes].join(' ')
  }
  const remove = async (kept: SavedSnapshot) => {
    await (await store).remove(kept.name)
    await show()
    name.focus()
    return `“${kept.name}” deleted.`
  }
  const row = (kept: SavedSnapshot) => {
    const button = (text: string, work: () => Promise<string>) =>
      h(
        'button',
        { type: 'button', 'aria-label': `${text}: ${kept.name}`, click: () => void say(work) },
        text,
      )
    const save = async () => {
      saveFile(fileOf(kept), fileNameOf(kept))
      return 'Saved.'
    }
    const link = async () => {
      const { snapshot } = migrateSnapshot(kept.snapshot, world.snapshot())
      const address = await createWorldAddress({ ...kept, snapshot }, going.fresh)
      const text = location.origin + address
      if (text.length > MAX_LINK_LENGTH)
        return `“${kept.name}” is too large for a link (${text.length} characters). Share its file instead.`
      carried.value = text
      carried.hidden = false
      carried.select()
      return `${(await isCopied(text)) ? 'Copied' : 'Copy the link below'}: anyone who opens it gets “${kept.name}”.`
    }
    const restore = async () => {
      await restoreSnapshot(world, kept, going)
      return `Restoring “${kept.name}”…`
    }
    const when = new Date(kept.at).toISOString().slice(0, 16).replace('T', ' ')
    return h(
      'li',
      {},
      h('b', {}, kept.name),
      h('small', { class: 'quiet' }, `${when} · ${parseSnapshotLink(kept.snapshot)}`),
      h(
        'div',
        { class: 'row' },
        button('Restore', restore),
        button('Compare', () => compare(kept)),
        button('Link', link),
        button('File', save),
        button('Delete', () => remove(kept)),
      ),
    )
  }
  const show = async () => {
    const kepts = await (await store).list()
    list.replaceChildren(...kepts.map(row))
    none.hidden = kepts.length > 0
    return kepts
  }
  const begin = async () => {
    const kepts = await show()
    const waiting = takePendingRestore(world)
    const kept = kepts.find((one) => one.name === waiting)
    if (kept) await restoreSnapshot(world, kept, going)
  }

  file.addEventListener('change', () => {
    const [chosen] = file.files ?? []
    if (!chosen) return
    void say(async () => {
      const kept = readFile(await chosen.text(), chosen.name, world.clock.now())
      return `“${kept.name}” imported.${await keep(kept)}`
    })
    file.value = ''
  })
  const keepPresent = async () => {
    const kept = present()
    const note = await keep(kept)
    return `“${kept.name}” saved.${note}`
  }
  void begin().catch((error) => {
    note.textContent = sentenceOf(error)
  })
  return createTab(
    'Snapshots',
    h(
      'form',
      {
        class: 'row',
        submit: (event) => {
          event.preventDefault()
          void say(keepPresent)
        },
      },
      h('label', { class: 'field grow' }, 'Name', name),
      h('button', { type: 'submit', class: 'main' }, 'Save snapshot'),
    ),
    note,
    carried,
    none,
    list,
    differences,
    h('label', { class: 'field' }, 'Import file', file),
  )
}
