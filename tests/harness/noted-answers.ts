import { type LogEntry, watchCalls } from '#mocks/world/core/log.ts'
import { operations } from '#openapi/generated/operations.ts'

/** The operations of a path. Each of them refuses a method that the path does not have. */
const callsOf = (pathname: string) =>
  Object.entries(operations).flatMap(([id, { path }]) => (path === pathname ? [id] : []))

/** The answers of the contract that a log entry stands for, such as `placeBet 200 game.maintenance`. */
function pairsOf({ operationId, path, status, marks }: LogEntry): readonly string[] {
  if (!operationId)
    return status === 405 ? callsOf(path.replace(/\?.*/, '')).map((id) => `${id} 405`) : []
  const code = marks.find((mark) => mark.startsWith('refused:'))?.slice('refused:'.length)
  return [[operationId, status, code].filter(Boolean).join(' ')]
}

/**
 * Records the answers of all worlds. Returns a function that stops and gives one line for each, with the test's file.
 */
export function recordAnswers(): (by: string) => string {
  const seen = new Set<string>()
  const stop = watchCalls((entry) => {
    for (const pair of pairsOf(entry)) seen.add(pair)
  })
  return (by) => {
    stop()
    return [...seen].map((pair) => `${JSON.stringify({ pair, by })}\n`).join('')
  }
}
