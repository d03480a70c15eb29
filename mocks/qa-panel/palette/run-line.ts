import { isDisconnection } from '#mocks/boot/disconnect.ts'
import { formatFaults, parseFaults } from '#mocks/faults/fault-rule.ts'
import { createLink, formatLinkWithFaults } from '#mocks/scenarios/link.ts'
import { getScenario } from '#mocks/scenarios/registry.ts'
import type { World } from '#mocks/world/world-types.ts'
import { setFaults } from '../faults/set-faults.ts'
import { addScenario } from '../world/choice.ts'
import { currentLink } from '../world/current-link.ts'
import { ROLES, withRole } from '../world/roles.ts'
import { applyChange, keepForLater } from './later.ts'
import type { Change, PaletteTools, Suggestion } from './suggestion.ts'

/** The world that a line makes. */
interface Plan {
  readonly names: readonly string[]
  /** Scenarios that are replaced, because they contradict a new one. */
  readonly dropped: readonly string[]
  /** Whether the page has to be loaded. */
  readonly isOther: boolean
  /** The page that the new role begins on. */
  readonly path: string | undefined
}

const changesOf = (line: readonly Suggestion[]): Change[] =>
  line.flatMap(({ does }) => (does.kind === 'action' ? [] : [does]))

/** The scenarios of a line on top of those of the world. */
function planWorld(world: World, line: readonly Suggestion[]): Plan {
  const before = world.link.scenarios.map(({ name }) => name)
  let names: readonly string[] = before
  let path: string | undefined
  let isOther = false
  for (const { kind, value } of changesOf(line)) {
    if (kind === 'scenario') names = addScenario(names, value).names
    if (kind === 'role') {
      names = withRole(value, names).filter((name) => name !== 'normal')
      path = ROLES.find(({ scenario }) => scenario === value)?.path
    }
    isOther ||= kind === 'scenario' || kind === 'role'
  }
  const dropped = before.filter((name) => name !== 'normal' && !names.includes(name))
  return { names, dropped, isOther, path }
}

/** The visitor of the world that a line makes; null without one. */
export const findVisitor = (world: World, line: readonly Suggestion[]): string | null =>
  planWorld(world, line)
    .names.map((name) => getScenario(name).visitor)
    .find((visitor) => visitor !== undefined) ?? null

/** The world that a line opens, in words; empty for a line that opens none. */
export function describePlan(world: World, line: readonly Suggestion[]): string {
  const { names, dropped, isOther } = planWorld(world, line)
  if (!isOther) return ''
  const replaced = dropped.length > 0 ? ` Replaces ${dropped.join(' and ')}.` : ''
  return `Opens ${names.join(' + ')}.${replaced}`
}

/** A fault is a sentence already; anything else is named after its group. */
const sentenceAbout = (kind: string, group: string, title: string) =>
  kind === 'fault' ? `${title}.` : `${group}: ${title}.`

/**
 * Does everything in a line: actions, then scenarios and faults as one world, then the network and the clock. Resolves
 * with the sentences about it. Rejects before anything has changed if the line is impossible.
 */
export async function runLine(tools: PaletteTools, line: readonly Suggestion[]): Promise<string> {
  const { world, portalMock, changes } = tools
  if (line.length > 1 && line.some(({ does }) => does.kind === 'action' && does.leaves))
    throw new Error('“Reset world” and “Restore” work only alone.')
  const { names, isOther, path } = planWorld(world, line)
  const made = changesOf(line)
  const added = made.filter(({ kind }) => kind === 'fault').map(({ value }) => value)
  const rules = parseFaults(added.join(','))
  const later = made.filter(({ kind }) => kind === 'network' || kind === 'clock')
  const { seed, clock } = currentLink(world)
  const kept = world.faultRules.filter((rule) => !isDisconnection(rule))
  const fault = formatFaults([...kept, ...rules])
  const link = createLink({ scenario: names.join('+'), seed, clock: clock ?? undefined, fault })

  const said: string[] = []
  for (const { does, group, title } of line)
    said.push(
      does.kind === 'action' ? await does.run(tools) : sentenceAbout(does.kind, group, title),
    )
  if (isOther) {
    keepForLater(link, later)
    portalMock.use(formatLinkWithFaults(link), path)
  } else {
    if (rules.length > 0) setFaults(world, [...world.faultRules, ...rules])
    for (const change of later) applyChange(world, change)
    changes.notify()
  }
  return said.filter(Boolean).join(' ')
}
