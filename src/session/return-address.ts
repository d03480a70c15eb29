import { isRecord } from '../lib/read.ts'
import { safePath } from '../lib/safe-url.ts'

/**
 * D-017: what a guest wanted when the log-in came between. It travels in the state of that one history
 * entry, so a log-in that was asked for anywhere else leads home as ever.
 */
export const wanting = (address: string) => ({ overlay: true, wanted: address })

/** The address that a log-in goes back to, or null. */
export const wantedOf = (state: unknown): string | null =>
  isRecord(state) ? safePath(state.wanted) : null
