import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Events of one action, such as a claim, arrive within this time. */
const BURST_MS = 100

/**
 * Returns a function that marks the queries of a key as stale, a moment later and once for all events of a burst.
 * Marked with each event, they would be fetched, cancelled and fetched again.
 */
export function invalidateTogether(client: QueryClient): (key: QueryKey) => void {
  const waiting = new Map<string, QueryKey>()
  const run = () => {
    const keys = [...waiting.values()]
    waiting.clear()
    for (const queryKey of keys) void client.invalidateQueries({ queryKey })
  }
  return (key) => {
    if (waiting.size === 0) setTimeout(run, BURST_MS)
    waiting.set(JSON.stringify(key), key)
  }
}
