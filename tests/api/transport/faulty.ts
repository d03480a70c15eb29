// Answers that break the contract in one place.
import { isNode, type Node } from '#tests/contract/contract.ts'

export type Path = readonly (string | number)[]

/** The path of every field in a value; of a list, only those of its first row. */
export function placesIn(value: unknown, at: Path = []): readonly Path[] {
  if (Array.isArray(value))
    return value.length === 0 ? [] : [[...at, 0], ...placesIn(value[0], [...at, 0])]
  if (!isNode(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    [...at, key],
    ...placesIn(inner, [...at, key]),
  ])
}

const MISSING = Symbol('missing')
/** The ways in which a server can get a field wrong. */
export const FAULTS: readonly (readonly [string, (old: unknown) => unknown])[] = [
  ['missing', () => MISSING],
  ['null', () => null],
  ['a number', (old) => (typeof old === 'number' ? '7' : 7)],
  ['a list', (old) => (Array.isArray(old) ? {} : [])],
  ['a truth', (old) => (typeof old === 'boolean' ? 'yes' : true)],
]

/** A copy of the body with a changed value at a path. */
export function withFault(body: Node, path: Path, change: (old: unknown) => unknown): Node {
  const copy: Record<string | number, unknown> = structuredClone(body)
  let holder = copy
  for (const key of path.slice(0, -1)) holder = holder[key] as typeof holder
  const last = path.at(-1) ?? ''
  const next = change(holder[last])
  if (next === MISSING && !Array.isArray(holder)) delete holder[last]
  else holder[last] = next === MISSING ? undefined : next
  return JSON.parse(JSON.stringify(copy))
}

/** Moments outside the range of Date or of the contract. */
export const FAR_MOMENTS = [1e18, -1, 253_402_300_800_000]

/** The path of every moment in a value: no other number of the examples is as large. */
export const momentsIn = (value: unknown): readonly Path[] =>
  placesIn(value).filter(
    (path) => Number(path.reduce((at: unknown, key) => Object(at)[key], value)) > 1e11,
  )
