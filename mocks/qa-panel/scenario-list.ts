import MiniSearch from 'minisearch'
import { realDevice } from '#mocks/boot/real-storage.ts'
import type { Scenario } from '#mocks/scenarios/conditions.ts'
import { mergeScenarios } from '#mocks/scenarios/merge.ts'
import { scenarioGroups, scenarios } from '#mocks/scenarios/registry.ts'
import { h } from './dom.ts'

const FAVOURITES = 'portal-mock:favourites'

/** The names of the favourite scenarios; an invalid list counts as empty. */
export function readFavourites(text: string | null): Set<string> {
  try {
    const names: unknown = JSON.parse(text ?? '[]')
    const known = new Set(scenarios.map(({ name }) => name))
    return new Set(Array.isArray(names) ? names.filter((name) => known.has(name)) : [])
  } catch {
    return new Set()
  }
}

/** The names of the chosen scenarios that contradict another one. */
export const findConflicts = (chosen: readonly Scenario[], candidate: Scenario): string[] =>
  chosen.filter((one) => one.name !== candidate.name && !agree(one, candidate)).map(nameOf)

const nameOf = ({ name }: Scenario) => name

function agree(one: Scenario, other: Scenario): boolean {
  try {
    mergeScenarios([one, other])
    return true
  } catch {
    return false
  }
}

interface Row {
  readonly scenario: Scenario
  readonly item: HTMLLIElement
  readonly box: HTMLInputElement
  readonly note: HTMLElement
  readonly star: HTMLButtonElement
  readonly words: string
}

/**
 * All scenarios by theme, favourites first, each with its description. Choosing one drops the chosen ones that it
 * contradicts; `onChange` gets their names.
 */
export function scenarioList(chosen: Set<string>, onChange: (dropped: string[]) => void) {
  const favourites = readFavourites(realDevice.get(FAVOURITES))
  const rows = scenarioGroups.flatMap(({ title, scenarios: all }) =>
    all.map((scenario) => row(scenario, title)),
  )
  const pinned = h('ul', { 'aria-label': 'Favourites' })
  const pinnedGroup = h('section', {}, h('h3', {}, 'Favourites'), pinned)
  const groups = scenarioGroups.map(({ title, scenarios: all }) => {
    const list = h('ul', { 'aria-label': title })
    return { list, all, group: h('section', {}, h('h3', {}, title), list) }
  })
  const nothing = h('p', { class: 'quiet', hidden: true }, 'No scenarios match.')

  function row(scenario: Scenario, title: string): Row {
    const { name, description } = scenario
    const box = h('input', { type: 'checkbox', checked: chosen.has(name) })
    const note = h('small', { class: 'against' })
    const star = h('button', { type: 'button', class: 'star' }, '★')
    box.addEventListener('change', () => {
      const dropped = box.checked ? findConflicts(chosenNow(), scenario) : []
      for (const other of dropped) chosen.delete(other)
      if (box.checked) chosen.add(name)
      else chosen.delete(name)
      show()
      onChange(dropped)
    })
    star.addEventListener('click', () => {
      if (!favourites.delete(name)) favourites.add(name)
      realDevice.set(FAVOURITES, JSON.stringify([...favourites]))
      arrange()
      star.focus()
    })
    const label = h('label', {}, box, h('span', {}, name, h('small', {}, description), note))
    const words = `${name} ${description} ${title}`.toLowerCase()
    return { scenario, item: h('li', {}, label, star), box, note, star, words }
  }

  function arrange() {
    for (const { scenario, item, star } of rows) {
      const { name } = scenario
      const isFavourite = favourites.has(name)
      star.setAttribute('aria-pressed', String(isFavourite))
      star.setAttribute('aria-label', `Favourite: ${name}`)
      const home = groups.find(({ all }) => all.includes(scenario))?.list
      ;(isFavourite ? pinned : home)?.append(item)
    }
    pinnedGroup.hidden = favourites.size === 0
  }

  function chosenNow(): Scenario[] {
    return scenarios.filter(({ name }) => chosen.has(name))
  }

  function show() {
    const now = chosenNow()
    for (const { scenario, box, note } of rows) {
      const against = findConflicts(now, scenario)
      box.checked = chosen.has(scenario.name)
      note.textContent = against.length > 0 ? `Replaces ${against.join(' and ')}` : ''
    }
  }

  // The search also finds a mistyped name, or a word of the description.
  const index = new MiniSearch<{ id: string; words: string }>({
    fields: ['words'],
    tokenize: (text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u),
    searchOptions: { combineWith: 'AND', prefix: true, fuzzy: 0.25 },
  })
  index.addAll(rows.map(({ scenario, words }) => ({ id: scenario.name, words })))

  const search = h('input', {
    type: 'search',
    placeholder: 'Find a scenario',
    'aria-label': 'Find a scenario',
  })
  search.addEventListener('input', () => {
    const wanted = search.value.trim()
    const found = new Set(index.search(wanted).map(({ id }) => id))
    for (const { item, scenario } of rows) item.hidden = wanted !== '' && !found.has(scenario.name)
    for (const { group, list } of [...groups, { group: pinnedGroup, list: pinned }])
      group.hidden = [...list.children].every((child) => (child as HTMLElement).hidden)
    nothing.hidden = rows.some(({ item }) => !item.hidden)
  })
  arrange()
  show()
  return {
    search,
    list: h(
      'div',
      { class: 'choices', role: 'group', 'aria-label': 'Scenarios' },
      pinnedGroup,
      ...groups.map(({ group }) => group),
      nothing,
    ),
    show,
  }
}
