import { transportKey } from '#mocks/world/core/keys.ts'
import { seal } from '#scripts/contract/body.mjs'

interface SealOptions {
  /** base64 of 16 bytes; by default random. */
  readonly nonce?: string
  readonly kid?: string
}

/** A body as encrypted operations expect it, sealed at `ts` (epoch ms) for the fake backend. */
export function sealBody(clear: unknown, ts: number, { nonce, kid }: SealOptions = {}) {
  return seal({ ...transportKey, ...(kid !== undefined && { kid }) }, clear, ts, nonce)
}
