import { isAgentType } from '#mocks/merchant/brand.ts'
import { type Amount, fromMinor, toMinor } from '../core/amount.ts'
import { cached, cacheKind } from '../core/caches.ts'
import { type LedgerEntry, listLiveEntries, listPastEntries } from '../ledger/ledger.ts'
import { type BetFacts, listLiveBets, listPastBets, toValidBet } from '../play/bets.ts'
import type { World } from '../world-types.ts'
import {
  countBet,
  DemandQueue,
  type End,
  isMet,
  type OpenDemand,
  toOpenDemand,
} from './demand-queue.ts'
import { findWageringDemand, type WageringDemand } from './turnover-terms.ts'
import { unplayableSince } from './unplayable.ts'

/** The turnover requirement of one deposit or bonus before it can be withdrawn (D-056). */
export interface Requirement extends WageringDemand {
  readonly done: Amount
  readonly left: Amount
  /** Count of stakes above `maxBet` while it ran; they did not count. */
  readonly tooHigh: number
  /** CANCELLED and WAIVED ended because it could no longer be played: a bonus is gone, a deposit is free. */
  readonly status: 'ACTIVE' | 'WAITING' | End['status']
  /** Time at which the turnover was met; null before. */
  readonly doneAt: number | null
  /** The end of the bonus, if it ended in another way than by its turnover. */
  readonly end: End | null
}

const isOfDeposit = ({ base }: OpenDemand): boolean => base === 'DEPOSIT'

function statusOf(
  open: OpenDemand,
  now: number,
  running: OpenDemand | undefined,
): Requirement['status'] {
  const { expiresAt, end } = open
  if (isMet(open)) return 'COMPLETED'
  if (end) return end.status
  if (expiresAt !== null && expiresAt <= now) return 'EXPIRED'
  return isOfDeposit(open) || open === running ? 'ACTIVE' : 'WAITING'
}

/** The opening balance of an agent's account was earned before this world began, so it has no turnover. */
const isEarned = ({ db }: World, { memberId, reference }: LedgerEntry): boolean =>
  reference === `opening-${memberId}` && isAgentType(db.members.find({ id: memberId })?.type ?? 0)

/**
 * Counts bets, oldest first. Deposits and bonuses have separate queues, each with one current requirement, so that a
 * bet counts once for a deposit and once for a bonus (ADR 0064). Returns the cursor of the bonuses.
 */
function countAll(all: readonly OpenDemand[], bets: readonly BetFacts[]) {
  const deposits = new DemandQueue(all.filter(isOfDeposit))
  const bonuses = new DemandQueue(all.filter((one) => !isOfDeposit(one)))
  for (const bet of bets) {
    const valid = toMinor(toValidBet(bet))
    if (valid === 0n) continue
    countBet(deposits, bet, valid)
    countBet(bonuses, bet, valid)
  }
  return bonuses
}

const CREDITS = { wallet: 'MAIN', kinds: ['DEPOSIT', 'BONUS'] } as const

/** ADR 0089: how the turnover of a deposit ended that could no longer be played. */
function waiverFor(world: World, memberId: number) {
  const member = world.db.members.find({ id: memberId })
  return (one: OpenDemand): End | null => {
    const at = member && isOfDeposit(one) ? unplayableSince(world, member, one, one.entry.at) : null
    if (at === null || at === undefined) return null
    return { memberId, entryId: one.entry.id, status: 'WAIVED', at, removed: '0.00', lateAt: null }
  }
}

/** The demands of credits, with the deposits that bonuses refer to. */
function openDemands(
  world: World,
  entries: readonly LedgerEntry[],
  earlier: ReadonlyMap<string, LedgerEntry> = new Map(),
) {
  const credits = entries.filter((entry) => !isEarned(world, entry))
  const deposits = new Map([
    ...earlier,
    ...credits
      .filter(({ kind }) => kind === 'DEPOSIT')
      .map((entry) => [entry.reference, entry] as const),
  ])
  return {
    deposits,
    open: credits.flatMap((entry) => findWageringDemand(entry, deposits) ?? []).map(toOpenDemand),
  }
}

const PAST = cacheKind<ReturnType<typeof openDemands>>('turnover before the world began')

/** The turnover before the start of the world. It never changes, so thousands of bets are counted once. */
const pastOf = (world: World, memberId: number) =>
  cached(world.cache(PAST), memberId, () => {
    const past = openDemands(world, listPastEntries(world, memberId, CREDITS))
    countAll(past.open, listPastBets(world, memberId))
    return past
  })

/** The requirements of a member with one of these states, or all, oldest first. */
export function listRequirements(
  world: World,
  memberId: number,
  states?: readonly Requirement['status'][],
  now = world.clock.now(),
): Requirement[] {
  const past = pastOf(world, memberId)
  const live = openDemands(world, listLiveEntries(world, memberId, CREDITS), past.deposits)
  const waived = waiverFor(world, memberId)
  const ends = new Map(world.db.turnoverEnds.list({ memberId }).map((end) => [end.entryId, end]))
  const all = [...past.open, ...live.open].map((one) => {
    const end = ends.get(one.entry.id) ?? waived(one)
    // Nothing is counted any more for what is done.
    return end || !isMet(one) ? { ...one, end } : one
  })
  const running = countAll(all, listLiveBets(world, memberId)).current(now)
  return all.flatMap((one) => {
    const status = statusOf(one, now, running)
    if (states && !states.includes(status)) return []
    const { target, done, ...facts } = one
    return { ...facts, done: fromMinor(done), left: fromMinor(target - done), status }
  })
}

/** The bonus whose turn it is, and how many wait for theirs. */
export function findRunningBonus(world: World, memberId: number) {
  const bonuses = listRequirements(world, memberId).filter(({ base }) => base !== 'DEPOSIT')
  return {
    running: bonuses.find(({ status }) => status === 'ACTIVE') ?? null,
    waiting: bonuses.filter(({ status }) => status === 'WAITING').length,
  }
}
