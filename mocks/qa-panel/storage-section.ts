import { APP_STORAGES, type AppStorage } from './app-storage.ts'
import { h } from './dom.ts'
import { createTab, type Tab } from './tabs.ts'

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

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function preview(value: string): string {
  if (value === '') return 'empty'
  return value.length <= SHORT ? value : `${value.length} characters`
}

function entryRow(
  [name, value]: [name: string, value: string],
  save: (text: () => string) => void,
  remove: () => void,
): HTMLElement {
  const text = h('textarea', { rows: '6', spellcheck: 'false', 'aria-label': `Value of ${name}` })
  text.value = readable(value)
  return h(
    'li',
    {},
    h(
      'details',
      {},
      h(
        'summary',
        {},
        h('span', { class: 'path' }, name),
        h('span', { class: 'ms' }, preview(value)),
      ),
      text,
      h(
        'div',
        { class: 'row' },
        h('button', { type: 'button', click: () => save(() => packed(text.value, value)) }, 'Save'),
        h('button', { type: 'button', 'aria-label': `Delete ${name}`, click: remove }, 'Delete'),
      ),
    ),
  )
}

/**
 * The app's stored data in this browser, to view, change and delete.
 * @param load reloads the current page
 */
export function storageSection(load: () => void): Tab {
  const note = h('p', { role: 'status', class: 'quiet' })
  const again = h('button', { type: 'button', click: load }, 'Reload page')
  const say = (place: AppStorage, work: () => void, sentence: string) => {
    try {
      work()
      note.textContent = sentence
      show(place)
    } catch (error) {
      note.textContent =
        error instanceof SyntaxError ? 'This is not valid JSON.' : sentenceOf(error)
    }
  }
  const lists = APP_STORAGES.map((place) => {
    const list = h('ul', { class: 'calls', 'aria-label': place.title })
    const none = h('p', { class: 'quiet' })
    return { place, list, none, shown: '' }
  })
  const show = (changed?: AppStorage) => {
    for (const part of lists) {
      const { place, list, none } = part
      let entries: [string, string][] = []
      none.textContent = 'Nothing.'
      try {
        entries = place.entries()
      } catch (error) {
        none.textContent = sentenceOf(error)
      }
      none.hidden = entries.length > 0
      // A value that is being read or edited is not replaced.
      const now = JSON.stringify(entries)
      if (now === part.shown) continue
      part.shown = now
      list.replaceChildren(
        ...entries.map((entry) => {
          const [name] = entry
          return entryRow(
            entry,
            (text) => say(place, () => place.set(name, text()), `${name} saved.`),
            () => say(place, () => place.remove(name), `${name} deleted.`),
          )
        }),
      )
      if (changed === place) again.focus()
    }
  }
  show()
  return {
    ...createTab(
      'Storage',
      h(
        'p',
        { class: 'quiet' },
        'Data the portal stores in this browser. Reload the page to apply changes.',
      ),
      h('div', { class: 'row' }, again),
      note,
      ...lists.map(({ place, list, none }) =>
        h('section', {}, h('h3', {}, place.title), none, list),
      ),
    ),
    onShow: () => show(),
  }
}
