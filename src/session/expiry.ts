import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { formDrafts } from './drafts.ts'
import { forgetVisitor } from './end.ts'
import { session } from './store.ts'

/** A session that ended by itself: whose it was. */
interface Lapse {
  readonly account: string | null
  /** The visitor has been told why. */
  readonly told: boolean
}

let lapse: Lapse | null = null
let place: string | null = null
let leaving: string | null = null
const listeners = new Set<() => void>()

function put(next: Lapse | null): void {
  lapse = next
  for (const listener of listeners) listener()
}

/**
 * D-013: the server no longer knows this token. Everything private goes, in this tab only, and once
 * however many calls were refused; what was typed stays for the same account to come back to.
 */
export function lapseSession(client: QueryClient, token: string, told = false): void {
  if (session.get('token') !== token || token === leaving) return
  const next = { account: session.get('account'), told }
  forgetVisitor(client)
  put(next)
}

/** Whoever holds this token is logging out: a server that has forgotten it tells them nothing new. */
export function noteLeaving(token: string | null): void {
  leaving = token
}

/** Where the member was when it happened: a path with query and hash. */
export function notePlace(address: string): void {
  place = address
}

/**
 * Somebody logged in. The same account goes on where it was: answers that address; another one starts
 * clean and gets null.
 */
export function takeLapse(account: string): string | null {
  const left = lapse
  formDrafts.keepOnlyOf(account)
  put(null)
  return left !== null && left.account === account ? place : null
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The session that has just lapsed, live; null while there is none. */
export const useLapse = (): Lapse | null => useSyncExternalStore(subscribe, () => lapse)
