import { isRecord } from '../../lib/read.ts'

/**
 * What a framed game may say to its host, and the host to it. A game has no way to the network
 * of its own: each round is settled by the host. Amounts are decimal strings.
 */
export type GameWord =
  | { type: 'ready' }
  | { type: 'exit' }
  | { type: 'round'; id: string; stake: string }

export type HostWord =
  | {
      type: 'init'
      balance: string
      currencySymbol: string
      minStake: string
      maxStake: string
      lang: string
      demo: boolean
    }
  | {
      type: 'result'
      id: string
      stake: string
      payout: string
      balance: string
      net: string
      outcome: unknown
    }
  | { type: 'refused'; id: string; message: string }

const ID = /^[\w-]{1,64}$/
const STAKE = /^\d{1,12}\.\d{2}$/

/** A message of a game, or null: anything else that arrives is not for us. */
export function gameWordOf(data: unknown): GameWord | null {
  if (!isRecord(data) || data.source !== 'portal-game') return null
  if (data.type === 'ready' || data.type === 'exit') return { type: data.type }
  if (data.type !== 'round') return null
  const { id, stake } = data
  const fits =
    typeof id === 'string' && ID.test(id) && typeof stake === 'string' && STAKE.test(stake)
  return fits ? { type: 'round', id, stake } : null
}

/** Speaks to a framed game. A sandboxed page of ours has no origin to name, so its origin is open. */
export function tellGame(frame: Window, word: HostWord, origin: string): void {
  frame.postMessage({ source: 'portal-host', ...word }, origin)
}
