import { type LogEntry, watchCalls } from '../../mocks/world/log.ts'

/** The answer of the contract that a call brought about, such as `placeBet 200 game.maintenance`; null for none. */
function pairOf({ operationId, status, marks }: LogEntry): string | null {
  const code = marks.find((mark) => mark.startsWith('refused:'))?.slice('refused:'.length)
  return operationId && [operationId, status, code].filter(Boolean).join(' ')
}

/** Notes the answers of all worlds; returns how to end that and get them, a line for each, with the test's file. */
export function noteAnswers(): (by: string) => string {
  const seen = new Set<string>()
  const stop = watchCalls((entry) => {
    const pair = pairOf(entry)
    if (pair) seen.add(pair)
  })
  return (by) => {
    stop()
    return [...seen].map((pair) => `${JSON.stringify({ pair, by })}\n`).join('')
  }
}
