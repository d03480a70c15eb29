import { isRecord } from '#lib/read.ts'
import { safePath } from '#lib/safe-url.ts'

/**
 * The state of a history entry that opens the login over a page and holds the address to return to. It belongs to that
 * one entry, so a login that is opened anywhere else leads home.
 */
export const withReturnAddress = (address: string) => ({ overlay: true, returnAddress: address })

/** The address that a login goes back to, or null. */
export const readReturnAddress = (state: unknown): string | null =>
  isRecord(state) ? safePath(state.returnAddress) : null
