import type { Scenario } from '#mocks/scenarios/conditions.ts'
import { getScenario } from '#mocks/scenarios/registry.ts'
import type { World } from '#mocks/world/world-types.ts'
import { findConflicts } from './choice.ts'

/** The accounts for one-click login, and the page on which each begins. */
export const ROLES = [
  { title: 'Guest', scenario: 'guest', path: '/' },
  { title: 'Member', scenario: 'member', path: '/' },
  { title: 'Trial', scenario: 'trial', path: '/' },
  { title: 'Agent', scenario: 'agent-team-small', path: '/agentHome' },
  { title: 'Accountant', scenario: 'accountant', path: '/agentHome' },
] as const

const ROLE_NAMES = new Set<string>(ROLES.map(({ scenario }) => scenario))

const visitorOf = (scenarios: readonly Scenario[]) =>
  scenarios.find(({ visitor }) => visitor !== undefined)?.visitor ?? null

/** Whether the visitor of a world is the one of this role. */
export const isRoleOn = ({ link }: World, role: string): boolean =>
  visitorOf(link.scenarios) === visitorOf([getScenario(role)])

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
