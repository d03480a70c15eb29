// The answers that the contract declares, and which of them were seen.

/**
 * An answer that the contract declares: `placeBet 200`, `placeBet 200 game.maintenance`, `placeBet 409`. `by` are the
 * test files that produced it.
 * @typedef {{ pair: string, operation: string, tag: string, by: string[] }} Pair
 */

/** The name of every answer of an operation: success, each refusal by its code, and every other status. */
const pairsOf = ({ id, responses, refusals }) => [
  ...responses.map(([status]) => `${id} ${status}`),
  ...refusals.map((code) => `${id} 200 ${code}`),
]

/** An answer with another status than 200 counts by its status, whatever its code. */
function nameOf(pair) {
  const [id, status, code] = pair.split(' ')
  return status === '200' && code ? pair : `${id} ${status}`
}

/**
 * @param operations those of the contract
 * @param {{ pair: string, by: string }[]} seen what was noted
 * @returns {Pair[]} in the order of the contract
 */
export function readPairs(operations, seen) {
  const files = new Map()
  for (const { pair, by } of seen)
    files.set(nameOf(pair), (files.get(nameOf(pair)) ?? new Set()).add(by))
  return operations.flatMap((operation) =>
    pairsOf(operation).map((pair) => ({
      pair,
      operation: operation.id,
      tag: operation.tag,
      by: [...(files.get(pair) ?? [])].sort(),
    })),
  )
}

const isReached = ({ by }) => by.length > 0

/** The share of operations with any answer seen, and the share of answers seen. */
export function figuresOf(pairs) {
  const all = new Set(pairs.map(({ operation }) => operation))
  const reached = new Set(pairs.filter(isReached).map(({ operation }) => operation))
  const part = (count, of) => ({ count, of, percent: of === 0 ? 100 : (100 * count) / of })
  return {
    operations: part(reached.size, all.size),
    pairs: part(pairs.filter(isReached).length, pairs.length),
  }
}

/** A line for each answer with the files that produced it; those that nothing produces come first. */
export const listOf = (pairs) =>
  pairs
    .toSorted((one, other) => Number(isReached(one)) - Number(isReached(other)))
    .map(({ pair, by }) => `${pair}: ${by.join(', ') || 'nothing reaches it'}\n`)
    .join('')
