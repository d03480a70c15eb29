import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { formDrafts } from './drafts.ts'
import { clearVisitor } from './end.ts'
import { session } from './store.ts'

/** A session that ended by itself. */
interface Expiry {
  /** The account of that session. */
  readonly account: string | null
  /** The visitor has seen the reason, so no further message is needed. */
  readonly explained: boolean
}

let expiry: Expiry | null = null
let lastAddress: string | null = null
let signingOut: string | null = null
const listeners = new Set<() => void>()

function setExpiry(next: Expiry | null): void {
  expiry = next
  for (const listener of listeners) listener()
}

/**
 * The server no longer knows this token. Clears all private data of this tab, once, however many calls were
 * refused. Typed input stays for the same account.
 */
export function expireSession(client: QueryClient, token: string, explained = false): void {
  if (session.get('token') !== token || token === signingOut) return
  const account = session.get('account')
  clearVisitor(client)
  setExpiry({ account, explained })
}

/** The holder of this token is logging out, so a 401 for it is expected. */
export function markSigningOut(token: string | null): void {
  signingOut = token
}

/** Stores the member's address at the end of the session: a path with query and hash. */
export function rememberAddress(address: string): void {
  lastAddress = address
}

/**
 * After a login: the same account returns to its last address and gets it here. Another account starts clean and gets
 * null.
 */
export function resumeAfterExpiry(account: string): string | null {
  const ended = expiry
  formDrafts.keepOnlyOf(account)
  setExpiry(null)
  return ended !== null && ended.account === account ? lastAddress : null
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The session that has just expired, as a live value. Null while there is none. */
export const useExpiry = (): Expiry | null => useSyncExternalStore(subscribe, () => expiry)
