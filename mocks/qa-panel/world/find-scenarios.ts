import { scenarioGroups } from '#mocks/scenarios/registry.ts'
import { createFinder } from '#mocks/world/core/find-by-words.ts'

const search = createFinder(
  scenarioGroups.flatMap(({ title, scenarios }) =>
    scenarios.map(({ name, description }) => ({ name, words: `${description} ${title}` })),
  ),
)

/** The names of the scenarios that a text finds, also mistyped; null for an empty text, which finds all. */
export const findScenarios = (text: string): ReadonlySet<string> | null =>
  text.trim() === '' ? null : new Set(search(text).map(({ name }) => name))
