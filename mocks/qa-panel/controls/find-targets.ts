import { type OperationId, operations } from '#openapi/generated/operations.ts'

/** An operation, a tag or all, as a suggestion. */
export interface Target {
  readonly name: string
  /** The path of an operation, or how many operations a tag has. */
  readonly about: string
}

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name)

function describe(name: string): string {
  if (name === 'all') return 'every call'
  if (isOperation(name)) return `${operations[name].method} ${operations[name].path}`
  const count = Object.values(operations).filter(({ tag }) => tag === name).length
  return count === 1 ? 'tag, 1 operation' : `tag, ${count} operations`
}

const wordsOf = (name: string) =>
  `${name} ${describe(name)} ${isOperation(name) ? operations[name].tag : ''}`.toLowerCase()

/** 0 for a name that begins with the text, 1 for one that contains it, 2 for a tag or path that does. */
function rank(name: string, needle: string): number {
  const place = name.toLowerCase().indexOf(needle)
  return place === -1 ? 2 : Math.sign(place)
}

/** The targets that contain each word of a text in their name, tag or path, the best first. */
export function findTargets(text: string, names: readonly string[]): Target[] {
  const needle = text.trim().toLowerCase()
  const words = needle.split(/\s+/)
  return names
    .filter((name) => words.every((word) => wordsOf(name).includes(word)))
    .sort((one, other) => rank(one, needle) - rank(other, needle))
    .map((name) => ({ name, about: describe(name) }))
}
