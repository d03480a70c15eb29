import { TARGETS } from '#mocks/faults/target.ts'
import { createFinder } from '#mocks/world/core/find-by-words.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'

/** An operation, all operations of a tag, or all, to set a fault for. */
export interface FaultTarget {
  /** As in a link. */
  readonly name: string
  readonly title: string
  /** Method and path of an operation. */
  readonly call: string
  /** The screens of an operation, or the number of operations. */
  readonly reach: string
  readonly summary: string
  readonly refusals: readonly string[]
  readonly tag: string
  /** The text in which a search finds it. */
  readonly words: string
}

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name)

function describeOperation(name: OperationId): FaultTarget {
  const { method, path, tag, summary, screens, refusals } = operations[name]
  const call = `${method} ${path}`
  const words = [call, tag, summary, ...screens].join(' ')
  return {
    name,
    title: name,
    call,
    reach: `on ${screens.join(', ')}`,
    summary,
    refusals,
    tag,
    words,
  }
}

function describeGroup(name: string): FaultTarget {
  const count = Object.values(operations).filter(({ tag }) => name === 'all' || tag === name).length
  const title = name === 'all' ? 'All operations' : `All of ${name}`
  return {
    name,
    title,
    call: '',
    reach: `${count} operations`,
    summary: 'Calls for which the contract does not declare the fault are left alone.',
    refusals: [],
    tag: name,
    words: title,
  }
}

const targets = TARGETS.map((name) =>
  isOperation(name) ? describeOperation(name) : describeGroup(name),
)

/** All targets by tag, each tag as a whole first. */
export const TARGET_GROUPS: readonly (readonly [tag: string, targets: readonly FaultTarget[]])[] = [
  ...new Set(targets.map(({ tag }) => tag)),
].map((name) => [name, targets.filter(({ tag }) => tag === name)])

/** The targets with all of the words, the best first. */
export const searchTargets = createFinder(targets)
