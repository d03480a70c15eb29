import type { World } from '../world/world-types.ts'
import { h } from './dom.ts'
import { saveFile } from './save-file.ts'
import { part, type Tab } from './tabs.ts'

const asName = (text: string) => text.trim().replace(/[^\p{L}\p{N}]+/gu, '-') || 'world'

/** The whole world as a file, and back. */
export function snapshotSection(world: World): Tab {
  const name = h('input', { type: 'text', placeholder: 'after the first bet' })
  const said = h('p', { role: 'status', class: 'quiet' })
  const file = h('input', { type: 'file', accept: 'application/json,.json' })
  file.addEventListener('change', async () => {
    const [chosen] = file.files ?? []
    if (!chosen) return
    try {
      await world.restore(JSON.parse(await chosen.text()))
      said.textContent = `${chosen.name} is restored. Reload the page to see all of it.`
    } catch (error) {
      const isJson = !(error instanceof SyntaxError)
      said.textContent = isJson && error instanceof Error ? error.message : 'This file is no JSON.'
    }
    file.value = ''
  })
  const save = () => {
    saveFile(JSON.stringify(world.snapshot()), `${asName(name.value)}.snapshot.json`)
    said.textContent = 'Saved.'
  }
  return part(
    'Snapshots',
    h('label', { class: 'field' }, 'Name', name),
    h(
      'div',
      { class: 'row' },
      h('button', { type: 'button', class: 'main', click: save }, 'Save this world as a file'),
    ),
    h('label', { class: 'field' }, 'Restore a file', file),
    said,
  )
}
