// What the contract declares, answer by answer, and which of it was seen.

/**
 * An answer that the contract declares: `placeBet 200`, `placeBet 200 game.maintenance`, `placeBet 409`; `by` are
 * the files of the tests that brought it about.
 * @typedef {{ pair: string, operation: string, tag: string, by: string[] }} Pair
 */

/** The name of every answer of an operation: granted, each refusal by its code, each other status. */
const pairsOf = ({ id, responses, refusals }) => [
  ...responses.map(([status]) => `${id} ${status}`),
  ...refusals.map((code) => `${id} 200 ${code}`),
]

/** Answers with another status than 200 count by the status, whatever their code. */
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

/** How much was reached: operations by any answer, and pairs. */
export function figuresOf(pairs) {
  const all = new Set(pairs.map(({ operation }) => operation))
  const reached = new Set(pairs.filter(isReached).map(({ operation }) => operation))
  const part = (count, of) => ({ count, of, percent: of === 0 ? 100 : (100 * count) / of })
  return {
    operations: part(reached.size, all.size),
    pairs: part(pairs.filter(isReached).length, pairs.length),
  }
}
