import type { Scenario } from '#mocks/scenarios/conditions.ts'
import { mergeScenarios } from '#mocks/scenarios/merge.ts'
import { getScenario } from '#mocks/scenarios/registry.ts'

function agree(one: Scenario, other: Scenario): boolean {
  try {
    mergeScenarios([one, other])
    return true
  } catch {
    return false
  }
}

/** The names of the chosen scenarios that contradict another one. */
export const findConflicts = (chosen: readonly Scenario[], candidate: Scenario): string[] =>
  chosen
    .filter((one) => one.name !== candidate.name && !agree(one, candidate))
    .map(({ name }) => name)

/** Chosen scenarios by name, and those that the last one has replaced. */
interface Choice {
  readonly names: readonly string[]
  readonly dropped: readonly string[]
}

/** Chooses one more scenario. It replaces those that it contradicts, and `normal`, which says nothing. */
export function addScenario(names: readonly string[], name: string): Choice {
  const dropped = findConflicts(names.map(getScenario), getScenario(name))
  const kept = names.filter((one) => one !== name && one !== 'normal' && !dropped.includes(one))
  return { names: [...kept, name], dropped }
}
