import type { ApiError } from '#api/transport/error.ts'
import { amountSign, toMinor } from '#lib/money.ts'
import { asText, isRecord } from '#lib/read.ts'

/** The loss limit that a player set. Amounts are decimal texts. */
export interface LossLimit {
  readonly limit: string
  /** The amount that may still be lost today. */
  readonly left: string
  /** Epoch ms at which counting starts again. */
  readonly until: number
}

/**
 * A player's own restriction of bets; `limit` is null if the server did not return the value. `own`: a limit per stake,
 * a daily time, or a blocked type of game.
 */
export type SelfRestriction =
  | { readonly kind: 'excluded' }
  | { readonly kind: 'own' }
  | { readonly kind: 'limit'; readonly limit: LossLimit | null }

const OWN: readonly string[] = [
  'limit.stake.reached',
  'limit.time.reached',
  'limit.product.blocked',
]

function lossLimitOf(value: unknown): LossLimit | null {
  if (!isRecord(value)) return null
  const limit = asText(value.limit)
  const left = asText(value.left)
  const { until } = value
  if (limit === null || left === null || toMinor(limit) === null || toMinor(left) === null)
    return null
  return typeof until === 'number' && Number.isFinite(until) ? { limit, left, until } : null
}

/** The player's own restriction that refused a bet; null for every other error. */
export function parseSelfRestriction({ code, value }: ApiError): SelfRestriction | null {
  if (code === 'self.excluded') return { kind: 'excluded' }
  if (OWN.includes(code)) return { kind: 'own' }
  return code === 'limit.loss.reached' ? { kind: 'limit', limit: lossLimitOf(value) } : null
}

/** Whether anything may still be staked today. */
export const canStake = ({ left }: LossLimit): boolean => amountSign(left) === 1
