import { FAULT_PROFILES } from '#mocks/faults/fault-profile.ts'
import { FAULT_WORDS, formatFaults, parseFaults } from '#mocks/faults/fault-rule.ts'
import type { World } from '#mocks/world/world-types.ts'
import { h } from './dom.ts'
import { NETWORKS, readNetwork, setNetwork } from './network.ts'
import { setFaults } from './set-faults.ts'
import { createTab, type Tab } from './tabs.ts'
import { createTargetField } from './target-field.ts'

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
    setFaults(world, rules)
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
  const network = h('select', {}, ...NETWORKS.map(({ id, title }) => option(id, title)))
  network.value = readNetwork(world)
  network.addEventListener('change', () => {
    setNetwork(world, network.value)
    show()
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
