import '../no-eval.ts'
import { z } from 'zod'
import { amount, moment } from './fields.ts'

/** Favourites, recent games, and play sessions with their rounds. */
export const gameTables = {
  favorites: z.object({
    memberId: z.number().int(),
    nodeId: z.number().int(),
    vendor: z.string(),
    gameType: z.string(),
    at: moment,
  }),
  recents: z.object({
    memberId: z.number().int(),
    nodeId: z.number().int(),
    gameType: z.string(),
    at: moment,
  }),
  /** A launched game. `memberId` is null for a demo without an account. */
  plays: z.object({
    id: z.string().min(8),
    memberId: z.number().int().nullable(),
    nodeId: z.number().int(),
    /** The login session it was opened in; it ends with that. Null when it was opened in none. */
    token: z.string().nullable(),
    demo: z.boolean(),
    startedAt: moment,
    endedAt: moment.nullable(),
    rounds: z.number().int().nonnegative(),
    staked: amount,
    won: amount,
    /** Play money of a demo; null when the wallet pays. */
    demoBalance: amount.nullable(),
    /** D-051: the amount returned to the main wallet at its end; null when there was none. */
    returned: amount.nullable(),
  }),
  /** A settled round; a repeated `roundId` is answered from here. */
  rounds: z.object({
    playId: z.string(),
    roundId: z.string(),
    stake: amount,
    payout: amount,
    balance: amount,
    net: amount,
    rounds: z.number().int().positive(),
    /** The chosen bet, in games with a choice. */
    choice: z.string().nullable(),
    symbols: z.array(z.array(z.string())),
    lines: z.array(z.number().int()),
    at: moment,
  }),
}
