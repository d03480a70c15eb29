import type { Conditions, Scenario } from './conditions.ts'

/** Two scenarios state different values for the same matter. */
export class ScenarioConflictError extends Error {
  constructor(first: string, second: string, matter: string) {
    super(`The scenarios ${first} and ${second} conflict: both set ${matter}.`)
    this.name = 'ScenarioConflictError'
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Conditions that are objects and are merged field by field. */
const NESTED = ['faults', 'modules', 'browser'] as const

/** Conditions as flat matters: the faults of single operations, for example, are a matter each. */
function flattenConditions({ name: _, description: __, ...rest }: Scenario): [string, unknown][] {
  return Object.entries(rest).flatMap(([matter, value]): [string, unknown][] => {
    const inner = NESTED.find((nested) => nested === matter)
    if (!inner) return [[matter, value]]
    return Object.entries(rest[inner] ?? {}).map(([name, stated]) => [`${matter}.${name}`, stated])
  })
}

/** All scenarios as one set of conditions. Throws a ScenarioConflictError naming both scenarios. */
export function mergeScenarios(parts: readonly Scenario[]): Conditions {
  const stated = new Map<string, { by: string; value: unknown }>()
  for (const part of parts) {
    for (const [matter, value] of flattenConditions(part)) {
      const before = stated.get(matter)
      if (before && !same(before.value, value))
        throw new ScenarioConflictError(before.by, part.name, matter)
      stated.set(matter, { by: part.name, value })
    }
  }
  const conditions: Conditions = Object.assign(
    {},
    ...parts.map(({ name: _, description: __, ...rest }) => rest),
  )
  const nested = NESTED.map((matter) => {
    const whole = Object.assign({}, ...parts.map((part) => part[matter] ?? {}))
    return Object.keys(whole).length > 0 ? { [matter]: whole } : {}
  })
  return Object.assign(conditions, ...nested)
}
