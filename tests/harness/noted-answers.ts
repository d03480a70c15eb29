import { type LogEntry, watchCalls } from '#mocks/world/core/log.ts'
import { operations } from '#openapi/generated/operations.ts'

/** The calls of a path: another method than theirs is refused for all of them. */
const callsOf = (pathname: string) =>
  Object.entries(operations).flatMap(([id, { path }]) => (path === pathname ? [id] : []))

/** The answers of the contract that a call brought about, such as `placeBet 200 game.maintenance`. */
function pairsOf({ operationId, path, status, marks }: LogEntry): readonly string[] {
  if (!operationId)
    return status === 405 ? callsOf(path.replace(/\?.*/, '')).map((id) => `${id} 405`) : []
  const code = marks.find((mark) => mark.startsWith('refused:'))?.slice('refused:'.length)
  return [[operationId, status, code].filter(Boolean).join(' ')]
}

/** Notes the answers of all worlds; returns how to end that and get them, a line for each, with the test's file. */
export function noteAnswers(): (by: string) => string {
  const seen = new Set<string>()
  const stop = watchCalls((entry) => {
    for (const pair of pairsOf(entry)) seen.add(pair)
  })
  return (by) => {
    stop()
    return [...seen].map((pair) => `${JSON.stringify({ pair, by })}\n`).join('')
  }
}
