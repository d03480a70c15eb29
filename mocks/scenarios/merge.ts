import type { Scenario, Statement } from './statement.ts'

/** Two scenarios say different things about the same matter. */
export class Contradiction extends Error {
  constructor(first: string, second: string, matter: string) {
    super(
      `The scenarios ${first} and ${second} contradict each other: both say something about ${matter}.`,
    )
    this.name = 'Contradiction'
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A statement as flat matters: the faults of single operations are a matter each. */
function mattersOf({ name: _, says: __, faults, ...rest }: Scenario): [string, unknown][] {
  const single = Object.entries(faults ?? {}).map(([id, fault]): [string, unknown] => [
    `faults.${id}`,
    fault,
  ])
  return [...Object.entries(rest), ...single]
}

/** All scenarios as one statement. Throws a Contradiction naming both scenarios. */
export function merge(parts: readonly Scenario[]): Statement {
  const said = new Map<string, { by: string; value: unknown }>()
  for (const part of parts) {
    for (const [matter, value] of mattersOf(part)) {
      const before = said.get(matter)
      if (before && !same(before.value, value))
        throw new Contradiction(before.by, part.name, matter)
      said.set(matter, { by: part.name, value })
    }
  }
  const statement = Object.assign({}, ...parts.map(({ name: _, says: __, ...rest }) => rest))
  const faults = Object.assign({}, ...parts.map((part) => part.faults ?? {}))
  return Object.keys(faults).length > 0 ? { ...statement, faults } : statement
}
