import { now } from './clock.ts'
import { tabStorage } from './storage.ts'

/** The longest wait that is believed; anything beyond it is a broken clock or foreign data. */
export const MAX_WAIT_MS = 24 * 60 * 60_000

const keyOf = (purpose: string) => `until.${purpose}`

/** The end of the wait for a purpose, epoch ms; null when there is no wait. */
export function readDeadline(purpose: string): number | null {
  const text = tabStorage.get(keyOf(purpose)) ?? ''
  const until = /^\d{1,16}$/.test(text) ? Number(text) : 0
  const left = until - now()
  return left > 0 && left <= MAX_WAIT_MS ? until : null
}

/**
 * Makes a purpose wait from now on. The moment is kept in the tab, so that closing a form,
 * reloading or hiding the page changes nothing. Answers the moment in epoch ms.
 */
export function setDeadline(purpose: string, waitMs: number): number {
  const wait = Number.isFinite(waitMs) ? Math.min(Math.max(0, waitMs), MAX_WAIT_MS) : 0
  const until = Math.ceil(now() + wait)
  tabStorage.set(keyOf(purpose), String(until))
  return until
}

/** Whole seconds until a moment, rounded up, never negative. */
export const secondsUntil = (until: number | null): number =>
  until === null ? 0 : Math.max(0, Math.ceil((until - now()) / 1000))
