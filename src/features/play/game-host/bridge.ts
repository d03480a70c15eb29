import { isRecord } from '#lib/read.ts'

/**
 * Messages between a game and its host. A game has no access to the network: each of its rounds is settled by the host.
 * Amounts are decimal texts.
 */
export type GameMessage =
  /** `shows`: the game reports with `shown` when it has shown a result. */
  | { type: 'ready'; shows?: true }
  | { type: 'shown'; id: string }
  | { type: 'exit' }
  | { type: 'round'; id: string; stake: string; choice?: string }
  /** The player closed the game's window. */
  | { type: 'closed' }

/** A round requested by a game. */
export type GameRound = Extract<GameMessage, { type: 'round' }>

export type HostMessage =
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
  /** No answer came; the round is sent again, and settled once. */
  | { type: 'waiting'; id: string; message: string }

const ID = /^[\w-]{1,64}$/
const CHOICE = /^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,5}$/
const STAKE = /^(0|[1-9]\d{0,11})\.\d{2}$/

/** A message of a game, or null for anything else that arrives. */
export function parseGameMessage(data: unknown): GameMessage | null {
  if (!isRecord(data) || data.source !== 'portal-game') return null
  if (data.type === 'ready') return { type: 'ready', ...(data.shows === true && { shows: true }) }
  if (data.type === 'exit' || data.type === 'closed') return { type: data.type }
  const { id, stake, choice } = data
  if (typeof id !== 'string' || !ID.test(id)) return null
  if (data.type === 'shown') return { type: 'shown', id }
  if (data.type !== 'round' || typeof stake !== 'string' || !STAKE.test(stake)) return null
  if (choice === undefined) return { type: 'round', id, stake }
  return typeof choice === 'string' && CHOICE.test(choice)
    ? { type: 'round', id, stake, choice }
    : null
}

/** The connection between a game and its host. */
export interface GameChannel {
  post(message: HostMessage): void
  /** Returns the function that ends it. */
  listen(listener: (message: GameMessage) => void): () => void
}

/** Posts to a framed game. A sandboxed page of ours has no origin to name, so `origin` is '*' for it. */
export function postToGame(
  frame: Pick<Window, 'postMessage'>,
  message: HostMessage,
  origin: string,
): void {
  frame.postMessage({ source: 'portal-host', ...message }, origin)
}

/** The channel to a frame. `origin` is '*' for a sandboxed page of ours, else the vendor's origin. */
export const frameChannel = (
  windowOf: () => Window | null | undefined,
  origin: string,
): GameChannel => ({
  post(message) {
    const target = windowOf()
    if (target) postToGame(target, message, origin)
  },
  listen(listener) {
    const receive = (event: MessageEvent) => {
      const sender = windowOf()
      if (!sender || event.source !== sender) return
      // A vendor's frame that has been navigated elsewhere is not trusted any more.
      if (origin !== '*' && event.origin !== origin) return
      const message = parseGameMessage(event.data)
      if (message) listener(message)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  },
})

/** The channel to a page of ours in its own window, which has no opener; it is limited to this origin. */
export function windowChannel(sessionId: string): GameChannel {
  const name = `portal-game-${sessionId}`
  return {
    post(message) {
      const channel = new BroadcastChannel(name)
      channel.postMessage({ source: 'portal-host', ...message })
      channel.close()
    },
    listen(listener) {
      const channel = new BroadcastChannel(name)
      channel.onmessage = ({ data }) => {
        const message = parseGameMessage(data)
        if (message) listener(message)
      }
      return () => channel.close()
    },
  }
}
