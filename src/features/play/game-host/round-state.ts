import type { RoundRequest } from '#api/games/play.ts'
import type { RunningBonus } from '#api/money/wallet.ts'
import type { EarlierRound } from '#entities/game/open-round.ts'

/** A round that has no answer yet. */
export interface PendingRound {
  /** The game's id of the round; null for a round that an earlier page sent. */
  readonly gameId: string | null
  readonly body: RoundRequest
  /** No answer came at least once: it may have been played. */
  readonly unknown: boolean
  /** This tab sent it in another session, which is over but for this round. */
  readonly left?: boolean
}

/** A stake that does not count for a bonus waits for its player. */
export interface StakeQuestion {
  readonly bonus: RunningBonus
  readonly stake: string
  /** Answers whether to place it anyway. */
  readonly answer: (place: boolean) => void
}

/** The host's state of a game's round. */
export interface RoundState {
  /** A round has no answer. */
  waiting: boolean
  /** A round is on its way, for the first time or again. */
  sending: boolean
  /** The outcome of a round that an earlier page had sent. */
  earlier: EarlierRound | null
  /** The last round was refused because the wallet that pays holds too little. */
  short: boolean
  question: StakeQuestion | null
  resend: () => void
  /** Fetches the balance again and passes it to the game. */
  renew: () => void
  /** Takes `earlier` out of view. */
  dismiss: () => void
}
