import { withLink } from '#mocks/boot/address.ts'
import type { PortalMock } from '#mocks/boot/portal-mock.ts'
import { formatFaults } from '#mocks/faults/fault-rule.ts'
import { createLink, formatLinkWithFaults, type WorldLink } from '#mocks/scenarios/link.ts'
import { getScenario } from '#mocks/scenarios/registry.ts'
import type { World } from '#mocks/world/world-types.ts'
import { currentLink } from './current-link.ts'
import { h } from './dom.ts'
import { qrCode } from './qr.ts'
import { copyText } from './save-file.ts'
import { findConflicts, scenarioList } from './scenario-list.ts'
import { createTab, type Tab } from './tabs.ts'

/** The accounts for one-click login, and the page on which each begins. */
const ROLES = [
  ['Guest', 'guest', '/'],
  ['Member', 'member', '/'],
  ['Trial', 'trial', '/'],
  ['Agent', 'agent-team-small', '/agentHome'],
  ['Accountant', 'accountant', '/agentHome'],
] as const

const ROLE_NAMES = new Set<string>(ROLES.map(([, scenario]) => scenario))

/**
 * Another role in the same world: keeps the chosen scenarios, except other visitors and those that contradict this
 * role. A chosen scenario of the same visitor, such as another team of the agent, takes the place of the role's own.
 */
export function withRole(role: string, chosen: Iterable<string>): string[] {
  const wanted = getScenario(role)
  const others = [...chosen].filter((name) => !ROLE_NAMES.has(name)).map(getScenario)
  const same = others.filter(({ visitor }) => visitor && visitor === wanted.visitor)
  const leading = findConflicts(same, wanted).length > 0 ? same : [wanted]
  const kept = others.filter(
    (one) =>
      !leading.includes(one) && leading.every((lead) => findConflicts([lead], one).length === 0),
  )
  return [...leading, ...kept].map(({ name }) => name)
}

/** The scenarios to choose from, seed and clock, and the resulting link. */
export function scenarioSection(world: World, portalMock: PortalMock): Tab {
  const chosen = new Set(world.link.scenarios.map(({ name }) => name))
  const problem = h('p', { class: 'problem', role: 'status' })
  const seed = h('input', { type: 'text', inputmode: 'numeric', value: String(world.link.seed) })
  const clock = h('input', {
    type: 'text',
    placeholder: '2026-11-20T09:00:00Z',
    value: currentLink(world).clock ?? '',
  })
  const address = h('input', { type: 'text', readonly: true, 'aria-label': 'Link to this world' })
  const open = h('button', { type: 'button', class: 'main' }, 'Open this world')
  const copy = h('button', { type: 'button' }, 'Copy')
  const code = h('div', { class: 'code', hidden: true })
  const showCode = h('button', { type: 'button', 'aria-expanded': 'false' }, 'QR code')
  let link: WorldLink = world.link

  const linkOf = (names: Iterable<string>): WorldLink => {
    return createLink({
      scenario: [...names].join('+'),
      seed: seed.value,
      clock: clock.value,
      fault: formatFaults(world.faultRules),
    })
  }
  const drawCode = () => {
    if (code.hidden) return
    const drawn = qrCode(address.value, `QR code of ${address.value}`)
    code.replaceChildren(drawn ?? h('p', { class: 'quiet' }, 'The link is too long for a QR code.'))
  }
  const check = (dropped: readonly string[] = []) => {
    try {
      link = linkOf(chosen)
      address.value = location.origin + withLink(link)
      problem.textContent =
        dropped.length > 0 ? `Deselected because of a conflict: ${dropped.join(', ')}.` : ''
      problem.className = 'quiet'
      open.disabled = false
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error)
      problem.className = 'problem'
      open.disabled = true
    }
    drawCode()
  }
  const { search, list } = scenarioList(chosen, check)
  const roles = ROLES.map(([text, scenario, path]) =>
    h(
      'button',
      {
        type: 'button',
        click: () => portalMock.use(formatLinkWithFaults(linkOf(withRole(scenario, chosen))), path),
      },
      text,
    ),
  )
  // A moved clock is in the link until another link is entered.
  let ownClock = false
  world.clock.onChange(() => {
    if (ownClock) return
    clock.value = currentLink(world).clock ?? ''
    check()
  })
  seed.addEventListener('input', () => check())
  clock.addEventListener('input', () => {
    ownClock = true
    check()
  })
  // Faults and the current page may have changed since the link was made.
  open.addEventListener('click', () => {
    check()
    if (!open.disabled) portalMock.use(formatLinkWithFaults(link))
  })
  copy.addEventListener('click', () => {
    check()
    void copyText(address.value, copy, () => address.select())
  })
  showCode.addEventListener('click', () => {
    code.hidden = !code.hidden
    showCode.setAttribute('aria-expanded', String(!code.hidden))
    check()
  })
  check()

  return createTab(
    'World',
    h('div', { class: 'row', role: 'group', 'aria-label': 'Start as' }, ...roles),
    search,
    list,
    problem,
    h(
      'div',
      { class: 'row' },
      h('label', { class: 'field short' }, 'Seed', seed),
      h('label', { class: 'field grow' }, 'Clock (empty: real time)', clock),
    ),
    h('div', { class: 'row' }, h('div', { class: 'grow' }, address), copy, showCode),
    code,
    h(
      'div',
      { class: 'row foot' },
      open,
      h('button', { type: 'button', click: () => portalMock.reset() }, 'Reset world'),
    ),
  )
}
