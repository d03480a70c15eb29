import type { QueryClient } from '@tanstack/react-query'
import { isPrivate } from '../api/query-keys.ts'
import { formDrafts } from './drafts.ts'
import { session } from './store.ts'

/** Forgets whoever was here: the token, their keys and every private answer. This tab only. */
export function forgetVisitor(client: QueryClient): void {
  session.clear()
  client.removeQueries({ predicate: ({ queryKey }) => isPrivate(queryKey) })
}

/**
 * Ends the session in every tab of the portal, and with it what was typed. With a token given it acts
 * only while that token is still the current one.
 */
export function endSession(client: QueryClient, token?: string): void {
  if (token !== undefined && session.get('token') !== token) return
  formDrafts.clear()
  forgetVisitor(client)
  tellEnd()
}

/** D-023: the other tabs hear of it at once, however long the log-out call takes. */
export const tellEnd = (): void => channel()?.postMessage('ended')

let open: BroadcastChannel | null = null
const channel = (): BroadcastChannel | null => {
  if (typeof BroadcastChannel === 'undefined') return null
  open ??= new BroadcastChannel('portal-session')
  return open
}

/** D-023: a log-out in one tab reaches the others; calls back with the ended tab's word. */
export function onEndedElsewhere(hear: () => void): () => void {
  const line = channel()
  const listen = (event: MessageEvent) => event.data === 'ended' && hear()
  line?.addEventListener('message', listen)
  return () => line?.removeEventListener('message', listen)
}
