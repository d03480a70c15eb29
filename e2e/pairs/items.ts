// The scenarios as items of a covering array: for whom each is visible, and what it hides.
import { STARTUP_OPERATIONS } from '#mocks/faults/fault.ts'
import type { Conditions, Scenario } from '#mocks/scenarios/conditions.ts'
import { mergeScenarios, ScenarioConflictError } from '#mocks/scenarios/merge.ts'
import { scenarioGroups } from '#mocks/scenarios/registry.ts'
import type { Item } from './cover.ts'

interface ScenarioItem extends Item {
  readonly scenario: Scenario
}

const ALL = ['guest', 'member', 'agent']
/** Themes that are visible only to some roles; others are visible to all. */
const ROLES: Record<string, string[]> = {
  'sign-in': ['guest'],
  registration: ['guest'],
  account: ['member'],
  play: ['member'],
  money: ['member'],
  offers: ['member'],
  agents: ['agent'],
}
/** The visitors for roles without a scenario that sets one. */
export const VISITORS: Record<string, string> = {
  guest: 'guest',
  member: 'member',
  agent: 'agent-1',
}

function roleOfVisitor(visitor: Conditions['visitor']) {
  if (visitor === undefined) return null
  if (visitor === null) return 'guest'
  if (visitor === 'trial') return 'trial'
  return /^(agent|accountant)\d/.test(visitor) ? 'agent' : 'member'
}

const broken = ({ kind }: { kind: string }) => kind !== 'hollow'

/** The portal shows nothing else. */
const closes = ({ maintenance, region, domain, faults = {} }: Conditions) =>
  Boolean(maintenance || region || domain) ||
  [...STARTUP_OPERATIONS].some((operation) => {
    const fault = faults[operation]
    return fault !== undefined && broken(fault)
  })

export const items: ScenarioItem[] = scenarioGroups.flatMap((theme) =>
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
export function fits({ scenario: one }: ScenarioItem, { scenario: other }: ScenarioItem): boolean {
  try {
    mergeScenarios([one, other])
    return true
  } catch (error) {
    if (error instanceof ScenarioConflictError) return false
    throw error
  }
}
