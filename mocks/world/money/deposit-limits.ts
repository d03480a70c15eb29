import { type Amount, addAmounts, compareAmounts, sumAmounts } from '../core/amount.ts'
import { refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import { listEntries } from '../ledger/ledger.ts'
import { emitLimitReached, findLimit, getLimitUsage, getRemaining } from '../play/limits.ts'
import type { World } from '../world-types.ts'

/** DepositLimitReached of openapi/schemas/limits.yaml. */
interface DepositLimitReached {
  readonly kind: 'DEPOSIT_DAY' | 'DEPOSIT_WEEK' | 'DEPOSIT_MONTH'
  readonly limit: Amount
  readonly used: Amount
  readonly left: Amount
  /** Epoch ms; null when nothing is used. */
  readonly until: number | null
}

const KINDS = ['DEPOSIT_DAY', 'DEPOSIT_WEEK', 'DEPOSIT_MONTH'] as const

/** The member's deposit limits with what is left of each, the one with the least left first. */
function depositLimits(world: World, memberId: number, waiting: Amount): DepositLimitReached[] {
  const all = KINDS.flatMap((kind) => {
    const stand = getLimitUsage(world, memberId, kind)
    if (!stand) return []
    const used = addAmounts(stand.used, waiting)
    const left = getRemaining(kind, stand.value, used)
    return [{ kind, limit: stand.value, used, left, until: stand.resetsAt }]
  })
  return [...all].sort((a, b) => compareAmounts(a.left, b.left))
}

/** The sum of a member's pending deposits, which count as credited. */
const waitingOf = ({ db }: World, memberId: number): Amount =>
  sumAmounts(
    db.deposits
      .list((row) => row.memberId === memberId && /^(PENDING|PROCESSING)$/.test(row.state))
      .map(({ amount }) => amount),
  )

/** Whether this amount is within all deposit limits of a member. */
export function isWithinDepositLimits(world: World, memberId: number, amount: Amount): boolean {
  const [lowest] = depositLimits(world, memberId, waitingOf(world, memberId))
  return !lowest || compareAmounts(amount, lowest.left) <= 0
}

/**
 * F-24: null when this amount may be deposited, or the refusal limit.deposit.reached with the lowest limit
 * and what is left of it. Limits count gross: what was withdrawn or lost since makes no room. `waiting` counts
 * as if it were credited.
 */
export function checkDepositLimit(
  world: World,
  { id }: Pick<Member, 'id'>,
  amount: Amount,
  waiting: Amount = waitingOf(world, id),
) {
  const [lowest] = depositLimits(world, id, waiting)
  if (!lowest || compareAmounts(amount, lowest.left) <= 0) return null
  emitLimitReached(world, id, 'DEPOSIT', lowest.until)
  return refusal('limit.deposit.reached', { ...lowest })
}

/** F-24: whether a member is to be asked about a limit before the first deposit. */
export const wantsDepositPrompt = (world: World, memberId: number): boolean =>
  KINDS.every((kind) => findLimit(world, memberId, kind) === undefined) &&
  listEntries(world, memberId, { kinds: ['DEPOSIT'] }).length === 0
