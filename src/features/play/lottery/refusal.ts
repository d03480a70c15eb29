import type { ApiError } from '../../../api/error.ts'
import { signOf, toMinor } from '../../../lib/money.ts'
import { asText, isRecord } from '../../../lib/read.ts'

/** How far a player may still go today, by a limit of their own. Amounts are decimal texts. */
export interface OwnLimit {
  readonly limit: string
  readonly left: string
  /** Epoch ms: from then on it counts anew. */
  readonly until: number
}

/** Why a player's own wish stands against a bet; `own` is null where the server did not say how far. */
export type OwnWish =
  | { readonly kind: 'excluded' }
  | { readonly kind: 'limit'; readonly own: OwnLimit | null }

function limitIn(value: unknown): OwnLimit | null {
  if (!isRecord(value)) return null
  const limit = asText(value.limit)
  const left = asText(value.left)
  const { until } = value
  if (limit === null || left === null || toMinor(limit) === null || toMinor(left) === null)
    return null
  return typeof until === 'number' && Number.isFinite(until) ? { limit, left, until } : null
}

/** F-01: the wish of the player that a refused bet ran into; null for every other error. */
export function ownWishOf({ code, value }: ApiError): OwnWish | null {
  if (code === 'self.excluded') return { kind: 'excluded' }
  return code === 'limit.loss.reached' ? { kind: 'limit', own: limitIn(value) } : null
}

/** Whether anything may still be staked today. */
export const hasRoom = ({ left }: OwnLimit): boolean => signOf(left) === 1
