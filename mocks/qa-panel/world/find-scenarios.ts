import MiniSearch from 'minisearch'
import { scenarioGroups } from '#mocks/scenarios/registry.ts'

/** It also finds a mistyped name, or a word of the description. */
function createIndex() {
  const index = new MiniSearch<{ id: string; words: string }>({
    fields: ['words'],
    tokenize: (text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u),
    searchOptions: { combineWith: 'AND', prefix: true, fuzzy: 0.25 },
  })
  for (const { title, scenarios } of scenarioGroups)
    for (const { name, description } of scenarios)
      index.add({ id: name, words: `${name} ${description} ${title}` })
  return index
}

let index: ReturnType<typeof createIndex> | undefined

/** The names of the scenarios that a text finds; null for an empty text, which finds all. */
export function findScenarios(text: string): ReadonlySet<unknown> | null {
  if (text.trim() === '') return null
  index ??= createIndex()
  return new Set(index.search(text).map(({ id }) => id))
}
