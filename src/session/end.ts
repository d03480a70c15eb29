import type { QueryClient } from '@tanstack/react-query'
import { isPrivate } from '../api/transport/query-keys.ts'
import { session } from './store.ts'

/** Forgets whoever was here: the token, their keys and every private answer. This tab only. */
export function forgetVisitor(client: QueryClient): void {
  session.clear()
  client.removeQueries({ predicate: ({ queryKey }) => isPrivate(queryKey) })
}
