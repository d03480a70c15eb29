// The scenarios as items of a covering array: for whom each is visible, and what it hides.
import { START_UP } from '#mocks/faults/fault.ts'
import { Contradiction, merge } from '#mocks/scenarios/merge.ts'
import { themes } from '#mocks/scenarios/registry.ts'

const ALL = ['guest', 'member', 'agent']
/** Themes that are visible only to some roles; the others are visible to everybody. */
const ROLES = {
  'sign-in': ['guest'],
  registration: ['guest'],
  account: ['member'],
  play: ['member'],
  money: ['member'],
  offers: ['member'],
  agents: ['agent'],
}
/** Who logs in where no scenario of a world sets a visitor. */
export const VISITORS = { guest: 'guest', member: 'member', agent: 'agent-1' }

function roleOfVisitor(visitor) {
  if (visitor === undefined) return null
  if (visitor === null) return 'guest'
  if (visitor === 'trial') return 'trial'
  return /^(agent|accountant)\d/.test(visitor) ? 'agent' : 'member'
}

const broken = ({ kind }) => kind !== 'hollow'

/** The portal shows nothing else. */
const closes = ({ maintenance, region, domain, faults = {} }) =>
  Boolean(maintenance || region || domain) ||
  Object.entries(faults).some(([operation, fault]) => START_UP.has(operation) && broken(fault))

export const items = themes.flatMap((theme) =>
  theme.scenarios
    .filter(({ name }) => name !== 'normal')
    .map((scenario) => {
      const role = roleOfVisitor(scenario.visitor)
      return {
        name: scenario.name,
        scenario,
        role,
        roles: role ? [role] : (ROLES[theme.name] ?? ALL),
        alone: closes(scenario),
        masks: scenario.failure !== undefined,
      }
    }),
)

/** Whether two scenarios may be combined, by the same rule that refuses links. */
export function fits({ scenario: one }, { scenario: other }) {
  try {
    merge([one, other])
    return true
  } catch (error) {
    if (error instanceof Contradiction) return false
    throw error
  }
}
