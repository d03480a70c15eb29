import { hash32 } from '../../catalogue/prng.ts'
import { addDays, dayAt, startOf } from '../days.ts'
import type { Member } from '../tables.ts'
import type { World } from '../world-types.ts'

/** One movement of a credit line, in whole minor units. */
export interface CreditMovement {
  readonly day: string
  readonly at: number
  readonly kind: 'DRAWN' | 'REPAID'
  readonly amount: number
  readonly usedAfter: number
}

/** How much an agent may draw, in whole minor units. */
export const CREDIT_LINE = 20_000_000
const UNIT = 100_000
const NOON_MS = 12 * 3_600_000
const WEEKS = 54

/**
 * The movements of an agent's credit line, oldest first: every week something is drawn and, the week after, repaid.
 * Derived from the seed, like a team.
 */
export function creditOf({ link, startedAt, clock }: World, { id }: Member): CreditMovement[] {
  const seed = hash32(link.seed, `credit ${id}`)
  const first = addDays(dayAt(startedAt), -7 * WEEKS)
  const movements: CreditMovement[] = []
  let used = 0
  let before = 0
  const now = clock.now()
  for (let week = 0; ; week += 1) {
    const day = addDays(first, 7 * week)
    const at = startOf(day) + NOON_MS
    if (at > now) return movements
    if (before > 0) {
      used -= before
      movements.push({ day, at, kind: 'REPAID', amount: before, usedAfter: used })
    }
    before = (1 + (hash32(seed, day) % 60)) * UNIT
    used += before
    movements.push({ day, at: at + 1, kind: 'DRAWN', amount: before, usedAfter: used })
  }
}
