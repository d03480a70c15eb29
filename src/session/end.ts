import type { QueryClient } from '@tanstack/react-query'
import { isPrivate } from '#api/transport/query-keys.ts'
import { session } from './store.ts'

/** Clears the session of this tab: the token, its keys and every private answer. */
export function clearVisitor(client: QueryClient): void {
  session.clear()
  client.removeQueries({ predicate: ({ queryKey }) => isPrivate(queryKey) })
}
