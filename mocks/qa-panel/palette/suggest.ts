import MiniSearch from 'minisearch'
import { parseFaults } from '#mocks/faults/fault-rule.ts'
import { getScenario } from '#mocks/scenarios/registry.ts'
import { toMessage } from '#mocks/world/core/to-message.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { describeRule } from '../faults/describe-fault.ts'
import type { Command } from './commands.ts'
import { type FaultMatch, findFaults } from './fault-words.ts'
import type { Suggestion } from './suggestion.ts'
import { readTyped } from './typed.ts'

const MAX_SUGGESTIONS = 24
const MAX_FAULTS = 8

/** As high as a command whose name is typed in full. */
const FAULT_SCORE = 100
const NAMED = 10
/** The few roles, networks, steps and sections come before the many scenarios. */
const AT_ONCE = 4
const VISITOR = 2.5

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name)

function describeTarget(target: string): string {
  return isOperation(target) ? `${operations[target].method} ${operations[target].path}` : ''
}

const toSuggestion = ({ target, rule, about }: FaultMatch): Suggestion => ({
  id: `fault ${rule}`,
  group: 'Faults',
  title: parseFaults(rule).map(describeRule).join(', '),
  detail: [about, describeTarget(target)].filter(Boolean).join(' · '),
  does: { kind: 'fault', value: rule },
})

/** How much a command fits besides its words. */
function weigh({ name, does }: Command, text: string, visitor: string | null): number {
  const low = name.toLowerCase()
  const called = low.startsWith(text) ? 1 + text.length / low.length : 1
  const exact = low === text ? NAMED : called
  if (does.kind !== 'scenario') return exact * AT_ONCE
  // Without a visitor, a scenario that brings one makes a whole world.
  const own = getScenario(does.value).visitor
  if (!own) return exact
  return visitor === null || own === visitor ? exact * VISITOR : exact / VISITOR
}

interface Result {
  readonly suggestions: readonly Suggestion[]
  /** The reason why a typed time or rule is refused. */
  readonly problem: string
}

function readWhole(text: string): { typed: readonly Suggestion[]; problem: string } {
  try {
    const one = readTyped(text)
    return { typed: one ? [one] : [], problem: '' }
  } catch (error) {
    return { typed: [], problem: toMessage(error) }
  }
}

/** Keeps the groups together, in the order of their best suggestions. */
function groupUp(all: readonly Suggestion[]): Suggestion[] {
  const groups = [...new Set(all.map(({ group }) => group))]
  return groups.flatMap((group) => all.filter((one) => one.group === group))
}

/**
 * A function that finds suggestions for a text: words in any order, also mistyped. `visitor` is the one of the world
 * that the line makes so far. An empty text finds all but scenarios and faults.
 */
export function createSuggest(commands: readonly Command[]) {
  const index = new MiniSearch<Command>({
    fields: ['name', 'words'],
    tokenize: (text) => text.toLowerCase().split(/[^\p{L}\p{N}+]+/u),
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      boost: { name: 3 },
      // A short description counts more than a long one that has the word twice.
      bm25: { k: 0.8, b: 1, d: 0.2 },
    },
  })
  index.addAll(commands)
  const byId = new Map(commands.map((one) => [one.id, one]))
  return (typedText: string, visitor: string | null): Result => {
    const text = typedText.trim().toLowerCase()
    if (text === '') {
      const shown = commands.filter(({ group }) => group !== 'Scenarios')
      return { suggestions: shown, problem: '' }
    }
    const { typed, problem } = readWhole(typedText.trim())
    const named = index.search(text).flatMap(({ id, score }) => {
      const one = byId.get(String(id))
      return one ? [{ one, score: score * weigh(one, text, visitor) }] : []
    })
    const faults = findFaults(text)
      .slice(0, MAX_FAULTS)
      .map((found) => ({ one: toSuggestion(found), score: found.score * FAULT_SCORE }))
    const rated = [...named, ...faults].sort((a, b) => b.score - a.score).map(({ one }) => one)
    const others = rated.filter(({ id }) => typed.every((one) => one.id !== id))
    return { suggestions: groupUp([...typed, ...others].slice(0, MAX_SUGGESTIONS)), problem }
  }
}
