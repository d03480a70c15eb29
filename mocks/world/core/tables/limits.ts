import '../no-eval.ts'
import { z } from 'zod'
import { moment } from './fields.ts'

/** The kinds of limits; BLOCK closes a type of game to the member. */
const limitKind = z.enum([
  'DEPOSIT_DAY',
  'DEPOSIT_WEEK',
  'DEPOSIT_MONTH',
  'LOSS_DAY',
  'STAKE_ROUND',
  'SESSION_DAY',
  'BLOCK',
])

/** Safer gambling settings of players. */
export const limitTables = {
  memberLimits: z.object({
    memberId: z.number().int(),
    kind: limitKind,
    /** The kind of game of a block; empty for all others. */
    gameType: z.string(),
    /** An amount, or minutes of SESSION_DAY; null: none is wanted, the member was asked. */
    value: z.string().nullable(),
    since: moment,
    /** A weaker value that waits for a second confirmation. Null without one. */
    pending: z.object({ value: z.string().nullable(), readyAt: moment }).nullable(),
  }),
  pauses: z.object({
    memberId: z.number().int(),
    kind: z.enum(['TIME_OUT', 'SELF_EXCLUSION']),
    from: moment,
    /** null: for good. */
    until: moment.nullable(),
  }),
  realityChecks: z.object({
    memberId: z.number().int(),
    /** null: as often as the jurisdiction says. */
    minutes: z.number().int().positive().nullable(),
    answeredAt: moment.nullable(),
    /** A check that was due when the interval was changed: it still is. */
    heldAt: moment.nullable(),
  }),
}
