import type { QueryClient } from '@tanstack/react-query'
import { isRecord } from '#lib/read.ts'
import { formDrafts } from './drafts.ts'
import { clearVisitor } from './end.ts'
import { session } from './store.ts'

/**
 * Ends the session in every tab of the portal and drops its drafts. With `token`, does so only while that token is
 * the current one.
 */
export function endSession(client: QueryClient, token?: string): void {
  if (token !== undefined && session.get('token') !== token) return
  announceSessionEnd()
  formDrafts.clear()
  clearVisitor(client)
}

/** Informs the other tabs at once that this account's session ended, however long the log-out call takes. */
export function announceSessionEnd(): void {
  const ended = session.get('account')
  if (ended !== null) channel()?.postMessage({ ended })
}

let shared: BroadcastChannel | null = null
const channel = (): BroadcastChannel | null => {
  if (typeof BroadcastChannel === 'undefined') return null
  shared ??= new BroadcastChannel('portal-session')
  return shared
}

/** Calls back when this account's session ends in another tab. Returns the function that unsubscribes. */
export function onSessionEndedElsewhere(callback: () => void): () => void {
  const open = channel()
  const listen = ({ data }: MessageEvent<unknown>) => {
    const account = session.get('account')
    if (isRecord(data) && account !== null && data.ended === account) callback()
  }
  open?.addEventListener('message', listen)
  return () => open?.removeEventListener('message', listen)
}
