import { isAgentType } from '#mocks/merchant/brand.ts'
import { type Amount, fromMinor, toMinor } from '../core/amount.ts'
import { cached, cacheKind } from '../core/caches.ts'
import type { Row } from '../core/tables.ts'
import { type LedgerEntry, liveEntriesOf, pastEntriesOf } from '../ledger/ledger.ts'
import { type BetFacts, liveBetsOf, pastBetsOf, validBetOf } from '../play/bets.ts'
import type { World } from '../world-types.ts'
import { exceedsMaxBet, findWageringDemand, type WageringDemand } from './turnover-terms.ts'
import { unplayableSince } from './unplayable.ts'

/** What has to be staked because of one deposit or bonus before it can be withdrawn (D-056). */
export interface Requirement extends WageringDemand {
  readonly done: Amount
  readonly left: Amount
  /** Count of stakes above `maxBet` while it ran; they did not count. */
  readonly tooHigh: number
  /** CANCELLED and WAIVED ended because it could no longer be played: a bonus is gone, a deposit is free. */
  readonly status: 'ACTIVE' | 'WAITING' | End['status']
  /** When its turnover was met; null when it is not. */
  readonly doneAt: number | null
  /** How it ended, if that was more than its turnover. */
  readonly end: End | null
}

export type End = Row<'turnoverEnds'>

/** A demand while bets are counted for it. */
interface OpenDemand extends WageringDemand {
  /** The required amount in minor units. */
  readonly target: bigint
  done: bigint
  tooHigh: number
  doneAt: number | null
  end: End | null
}

const opened = (demand: WageringDemand): OpenDemand => ({
  ...demand,
  target: toMinor(demand.required),
  done: 0n,
  tooHigh: 0,
  doneAt: null,
  end: null,
})

const isOfDeposit = ({ base }: OpenDemand): boolean => base === 'DEPOSIT'

const isMet = ({ target, done }: OpenDemand): boolean => done >= target

/** Whether a demand has begun by a moment and is met, ended or expired. */
function isOver(demand: OpenDemand, moment: number): boolean {
  if (demand.entry.at > moment) return false
  const lastAt = demand.end?.at ?? demand.expiresAt
  return isMet(demand) || (lastAt !== null && lastAt <= moment)
}

/** Demands that run one at a time, the oldest first. It is asked for moments in ascending order. */
class DemandQueue {
  readonly #demands: readonly OpenDemand[]
  #index = 0

  constructor(demands: readonly OpenDemand[]) {
    this.#demands = demands
  }

  /** The oldest demand that has begun and is not over. */
  current(moment: number): OpenDemand | undefined {
    let demand = this.#demands[this.#index]
    while (demand && isOver(demand, moment)) {
      this.#index += 1
      demand = this.#demands[this.#index]
    }
    return demand && demand.entry.at <= moment ? demand : undefined
  }
}

/** Adds to what is done, up to the target. Returns how much was added. */
function addTurnover(demand: OpenDemand, amount: bigint): bigint {
  const missing = demand.target - demand.done
  const added = amount < missing ? amount : missing
  demand.done += added
  return added
}

/** Counts a bet towards the current demand. What exceeds it counts towards the next one. */
function countBet(queue: DemandQueue, bet: BetFacts, valid: bigint) {
  let remaining = valid
  while (remaining > 0n) {
    const demand = queue.current(bet.at)
    if (!demand) return
    if (demand.gameTypes.length > 0 && !demand.gameTypes.includes(bet.gameType)) return
    if (exceedsMaxBet(demand, toMinor(bet.stake))) {
      demand.tooHigh += 1
      return
    }
    remaining -= addTurnover(demand, remaining)
    if (!isMet(demand)) return
    demand.doneAt = bet.settledAt ?? bet.at
  }
}

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
 * Counts bets, oldest first. Deposits and bonuses stand in a line of their own, each with one at a time, so that a bet
 * counts once for a deposit and once for a bonus (ADR 0064). Returns the bonuses.
 */
function countAll(all: readonly OpenDemand[], bets: readonly BetFacts[]) {
  const deposits = new DemandQueue(all.filter(isOfDeposit))
  const bonuses = new DemandQueue(all.filter((one) => !isOfDeposit(one)))
  for (const bet of bets) {
    const valid = toMinor(validBetOf(bet))
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
    open: credits.flatMap((entry) => findWageringDemand(entry, deposits) ?? []).map(opened),
  }
}

const PAST = cacheKind<ReturnType<typeof openDemands>>('turnover before the world began')

/** What was staked before the world began never changes: its thousands of bets are counted once. */
const pastOf = (world: World, memberId: number) =>
  cached(world.cache(PAST), memberId, () => {
    const past = openDemands(world, pastEntriesOf(world, memberId, CREDITS))
    countAll(past.open, pastBetsOf(world, memberId))
    return past
  })

/** The requirements of a member with one of these states, or all, oldest first. */
export function requirementsOf(
  world: World,
  memberId: number,
  states?: readonly Requirement['status'][],
  now = world.clock.now(),
): Requirement[] {
  const past = pastOf(world, memberId)
  const live = openDemands(world, liveEntriesOf(world, memberId, CREDITS), past.deposits)
  const waived = waiverFor(world, memberId)
  const ends = new Map(world.db.turnoverEnds.list({ memberId }).map((end) => [end.entryId, end]))
  const all = [...past.open, ...live.open].map((one) => {
    const end = ends.get(one.entry.id) ?? waived(one)
    // Nothing is counted any more for what is done.
    return end || !isMet(one) ? { ...one, end } : one
  })
  const running = countAll(all, liveBetsOf(world, memberId)).current(now)
  return all.flatMap((one) => {
    const status = statusOf(one, now, running)
    if (states && !states.includes(status)) return []
    const { target, done, ...facts } = one
    return { ...facts, done: fromMinor(done), left: fromMinor(target - done), status }
  })
}

/** The bonus whose turn it is, and how many wait for theirs. */
export function runningBonusOf(world: World, memberId: number) {
  const bonuses = requirementsOf(world, memberId).filter(({ base }) => base !== 'DEPOSIT')
  return {
    running: bonuses.find(({ status }) => status === 'ACTIVE') ?? null,
    waiting: bonuses.filter(({ status }) => status === 'WAITING').length,
  }
}
