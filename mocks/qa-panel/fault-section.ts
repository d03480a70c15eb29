import { rememberLink } from '#mocks/boot/address.ts'
import { disconnect, isDisconnected } from '#mocks/boot/disconnect.ts'
import { FAULT_PROFILES } from '#mocks/faults/fault-profile.ts'
import { FAULT_WORDS, formatFaults, parseFaults } from '#mocks/faults/fault-rule.ts'
import type { World } from '#mocks/world/world-types.ts'
import { h } from './dom.ts'
import { createTab, type Tab } from './tabs.ts'
import { createTargetField } from './target-field.ts'

/** The delay of answers in real milliseconds. */
const NETWORKS = [
  ['No delay', null],
  ['4G (0.1 to 0.3 s)', { min: 100, max: 300 }],
  ['3G (0.4 to 1.2 s)', { min: 400, max: 1200 }],
  ['2G (2 to 5 s)', { min: 2000, max: 5000 }],
  ['Drip (in pieces over 3 s)', { min: 0, max: 0, drip: true }],
] as const

const option = (value: string, text: string) => h('option', { value }, text)

/** Which calls fail, how and how often, and the speed of the network; nothing here needs a reload. */
export function faultSection(world: World): Tab {
  const { input: target, options: targets } = createTargetField('fault-targets')
  const what = h(
    'select',
    { 'aria-label': 'Fault' },
    ...Object.entries({ ...FAULT_WORDS, ...FAULT_PROFILES }).map(([word, { description }]) =>
      option(word, `${word}: ${description}`),
    ),
  )
  const often = h(
    'select',
    { 'aria-label': 'How often' },
    option('', 'every time'),
    option('*1', 'once'),
    option('*3', 'three times'),
    option('~20', 'one time in five'),
    option('~50', 'half the time'),
  )
  const problem = h('p', { class: 'problem', role: 'status' })
  const list = h('ul', { class: 'rules', 'aria-label': 'Active faults' })
  const none = h('p', { class: 'quiet' }, 'No faults added. Faults from scenarios still apply.')
  let shown = ''

  const set = (rules: World['faultRules']) => {
    world.faultRules = rules
    rememberLink({ ...world.link, faults: rules })
    show()
  }
  const show = () => {
    const text = formatFaults(world.faultRules)
    none.hidden = text !== ''
    if (text === shown) return
    shown = text
    list.replaceChildren(
      ...world.faultRules.map((rule) =>
        h(
          'li',
          { class: 'row' },
          h('code', { class: 'grow' }, formatFaults([rule])),
          h(
            'button',
            {
              type: 'button',
              'aria-label': `Remove ${formatFaults([rule])}`,
              click: () => {
                set(world.faultRules.filter((other) => other !== rule))
                target.focus()
              },
            },
            'Remove',
          ),
        ),
      ),
    )
  }
  const form = h(
    'form',
    {
      class: 'row',
      submit: (event) => {
        event.preventDefault()
        try {
          set([
            ...world.faultRules,
            ...parseFaults(`${target.value.trim()}:${what.value}${often.value}`),
          ])
          problem.textContent = ''
          target.value = ''
        } catch (error) {
          problem.textContent = error instanceof Error ? error.message : String(error)
        }
        target.focus()
      },
    },
    target,
    targets,
    what,
    often,
    h('button', { type: 'submit', class: 'main' }, 'Add fault'),
  )
  const network = h(
    'select',
    {},
    ...NETWORKS.map(([text], index) => option(String(index), text)),
    option('off', 'Offline'),
    option('own', 'From the scenario'),
  )
  const known = NETWORKS.findIndex(
    ([, latency]) => JSON.stringify(latency) === JSON.stringify(world.latency),
  )
  const chosenNetwork = known === -1 ? 'own' : String(known)
  network.value = isDisconnected(world) ? 'off' : chosenNetwork
  network.addEventListener('change', () => {
    disconnect(world, network.value === 'off')
    show()
    if (network.value === 'off') return
    const chosen = NETWORKS[Number(network.value)]
    world.latency = chosen ? chosen[1] : (world.conditions.latency ?? null)
  })
  // A rule that is used up disappears.
  world.log.onAdd(show)
  show()
  return createTab(
    'Faults',
    form,
    problem,
    none,
    list,
    h('label', { class: 'field' }, 'Network', network),
  )
}
