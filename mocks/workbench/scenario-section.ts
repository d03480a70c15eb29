import type { PortalMock } from '../boot/portal-mock.ts'
import { createLink, formatLink } from '../scenarios/link.ts'
import { merge } from '../scenarios/merge.ts'
import { scenarios } from '../scenarios/registry.ts'
import type { World } from '../world/world-types.ts'
import { h } from './dom.ts'
import { part, type Tab } from './tabs.ts'

/** The scenarios to choose from, seed and clock, and the link they make. */
export function scenarioSection(world: World, portalMock: PortalMock): Tab {
  const chosen = new Set(world.link.scenarios.map(({ name }) => name))
  const problem = h('p', { class: 'problem', role: 'status' })
  const seed = h('input', { type: 'text', inputmode: 'numeric', value: String(world.link.seed) })
  const clock = h('input', {
    type: 'text',
    placeholder: '2026-11-20T09:00:00Z',
    value: world.link.clock ?? '',
  })
  const address = h('input', { type: 'text', readonly: true, 'aria-label': 'Link to this world' })
  const open = h('button', { type: 'button', class: 'main' }, 'Open this world')
  const copy = h('button', { type: 'button' }, 'Copy')
  let link = formatLink(world.link)

  const check = () => {
    try {
      const next = createLink({
        scenario: [...chosen].join('+'),
        seed: seed.value,
        clock: clock.value,
      })
      merge(next.scenarios)
      link = formatLink(next)
      address.value = `${location.origin}${location.pathname}${link}`
      problem.textContent = ''
      open.disabled = false
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error)
      open.disabled = true
    }
  }

  const items = scenarios.map(({ name, says }) => {
    const box = h('input', { type: 'checkbox', checked: chosen.has(name) })
    box.addEventListener('change', () => {
      if (box.checked) chosen.add(name)
      else chosen.delete(name)
      check()
    })
    const label = h('label', {}, box, h('span', {}, name, h('small', {}, says)))
    return { item: h('li', {}, label), words: `${name} ${says}`.toLowerCase() }
  })
  const search = h('input', {
    type: 'search',
    placeholder: 'Find a scenario',
    'aria-label': 'Find a scenario',
  })
  search.addEventListener('input', () => {
    const needle = search.value.trim().toLowerCase()
    for (const { item, words } of items) item.hidden = !words.includes(needle)
  })
  seed.addEventListener('input', check)
  clock.addEventListener('input', check)
  open.addEventListener('click', () => portalMock.use(link))
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(address.value).catch(() => address.select())
    copy.textContent = 'Copied'
    setTimeout(() => {
      copy.textContent = 'Copy'
    }, 1500)
  })
  check()

  return part(
    'World',
    search,
    h('ul', { class: 'choices', 'aria-label': 'Scenarios' }, ...items.map(({ item }) => item)),
    problem,
    h(
      'div',
      { class: 'row' },
      h('label', { class: 'field short' }, 'Seed', seed),
      h('label', { class: 'field grow' }, 'Clock (empty: real time)', clock),
    ),
    h('div', { class: 'row' }, h('div', { class: 'grow' }, address), copy),
    h(
      'div',
      { class: 'row' },
      open,
      h('button', { type: 'button', click: () => portalMock.reset() }, 'Start over'),
    ),
  )
}
