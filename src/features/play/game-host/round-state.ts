import type { EarlierRound } from '../../../entities/game/open-round.ts'

/** What the host knows of the round of a game. */
export interface RoundState {
  /** A round has no answer. */
  waiting: boolean
  /** A round is on its way, for the first time or again. */
  sending: boolean
  /** How a round ended that an earlier page had sent. */
  earlier: EarlierRound | null
  /** The last round was refused because the wallet that pays holds too little. */
  short: boolean
  resend: () => void
  /** Asks for the balance anew and tells it to the game. */
  renew: () => void
  /** Takes `earlier` out of view. */
  dismiss: () => void
}
