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
  announceSessionEnd()
}

/** D-023: tells the other tabs at once, however long the log-out call takes. */
export const announceSessionEnd = (): void => channel()?.postMessage('ended')

let shared: BroadcastChannel | null = null
const channel = (): BroadcastChannel | null => {
  if (typeof BroadcastChannel === 'undefined') return null
  shared ??= new BroadcastChannel('portal-session')
  return shared
}

/** D-023: calls back when the session ended in another tab. Answers how to stop listening. */
export function onSessionEndedElsewhere(callback: () => void): () => void {
  const open = channel()
  const listen = (event: MessageEvent) => event.data === 'ended' && callback()
  open?.addEventListener('message', listen)
  return () => open?.removeEventListener('message', listen)
}
