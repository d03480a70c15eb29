import { isRecord } from '../../../lib/read.ts'

/**
 * What a framed game may say to its host, and the host to it. A game has no way to the network
 * of its own: each round is settled by the host. Amounts are decimal strings.
 */
export type GameWord =
  | { type: 'ready' }
  | { type: 'exit' }
  | { type: 'round'; id: string; stake: string; choice?: string }
  /** A window of its own was closed by its player. */
  | { type: 'closed' }

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
  /** No answer came; the round is asked for again, and settled once. */
  | { type: 'waiting'; id: string; message: string }

const ID = /^[\w-]{1,64}$/
const CHOICE = /^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,5}$/
const STAKE = /^\d{1,12}\.\d{2}$/

/** A message of a game, or null: anything else that arrives is not for us. */
export function gameWordOf(data: unknown): GameWord | null {
  if (!isRecord(data) || data.source !== 'portal-game') return null
  if (data.type === 'ready' || data.type === 'exit' || data.type === 'closed') {
    return { type: data.type }
  }
  if (data.type !== 'round') return null
  const { id, stake, choice } = data
  const fits =
    typeof id === 'string' && ID.test(id) && typeof stake === 'string' && STAKE.test(stake)
  if (!fits) return null
  if (choice === undefined) return { type: 'round', id, stake }
  return typeof choice === 'string' && CHOICE.test(choice)
    ? { type: 'round', id, stake, choice }
    : null
}

/** The way on which a game and its host speak. */
export interface GameLine {
  say(word: HostWord): void
  /** Until the answer is called. */
  hear(listener: (word: GameWord) => void): () => void
}

/** Speaks to a framed game. A sandboxed page of ours has no origin to name, so its origin is open. */
export function tellGame(frame: Pick<Window, 'postMessage'>, word: HostWord, origin: string): void {
  frame.postMessage({ source: 'portal-host', ...word }, origin)
}

/** The line to a frame. `origin` is '*' for a sandboxed page of ours, else the vendor's origin. */
export const frameLine = (windowOf: () => Window | null | undefined, origin: string): GameLine => ({
  say(word) {
    const target = windowOf()
    if (target) tellGame(target, word, origin)
  },
  hear(listener) {
    const hear = (event: MessageEvent) => {
      const speaker = windowOf()
      if (!speaker || event.source !== speaker) return
      // A vendor's frame that was led elsewhere has lost its say.
      if (origin !== '*' && event.origin !== origin) return
      const word = gameWordOf(event.data)
      if (word) listener(word)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  },
})

/** The line to a page of ours in a window of its own, which has no opener: only this origin hears it. */
export function windowLine(sessionId: string): GameLine {
  const name = `portal-game-${sessionId}`
  return {
    say(word) {
      const channel = new BroadcastChannel(name)
      channel.postMessage({ source: 'portal-host', ...word })
      channel.close()
    },
    hear(listener) {
      const channel = new BroadcastChannel(name)
      channel.onmessage = ({ data }) => {
        const word = gameWordOf(data)
        if (word) listener(word)
      }
      return () => channel.close()
    },
  }
}
