import { cached, cacheKind } from '../../core/caches.ts'
import { dayAt } from '../../core/days.ts'
import type { Member } from '../../core/tables.ts'
import type { World } from '../../world-types.ts'
import { listTeam, type TeamMember } from '../team/team.ts'
import { halfMonthsSince, listDayStarts, noonAfter, type Period } from './half-months.ts'
import { addIncome, type IncomeSums, sumIncome, zeroIncome } from './income-sums.ts'

/** The agent's share of the base, in hundredths of a percent. */
export const RATE = 3500n
const WHOLE = 10_000n
/** The number of periods before the world began. */
const PAST_PERIODS = 5
/** Days after a period until its lines are approved, and until they are paid. */
const APPROVED_AFTER = 3
const PAID_AFTER = 6

/** A branch: a direct downline of the agent with all downlines below. */
export interface IncomeSource {
  readonly top: TeamMember
  readonly members: readonly TeamMember[]
}

/** A line from gross win to commission, in whole minor units; see `IncomeFigures` of the contract. */
export interface IncomeFigures extends IncomeSums {
  grossWin: bigint
  net: bigint
  carriedIn: bigint
  base: bigint
  commission: bigint
  carriedOut: bigint
  paid: bigint
}

export interface IncomePeriod extends Period {
  readonly status: 'PENDING' | 'APPROVED' | 'PAID'
  readonly approvedAt: number
  readonly paidAt: number
  readonly lines: readonly { readonly source: IncomeSource; readonly figures: IncomeFigures }[]
}

export function splitIntoBranches(team: readonly TeamMember[]): IncomeSource[] {
  const sources: IncomeSource[] = []
  for (let n = 0; n < team.length; ) {
    const top = team[n]
    if (!top) break
    sources.push({ top, members: team.slice(n, n + 1 + top.size) })
    n += 1 + top.size
  }
  return sources
}

/** Gross win to net, the same on every level: of a day, of a downline, of a branch. */
export const computeNet = (sums: IncomeSums) => {
  const grossWin = sums.stake - sums.payout
  const net = grossWin - sums.bonuses - sums.rebates - sums.fees - sums.chargebacks
  return { grossWin, net }
}

/** D-074: the formulas of a line. A negative result is carried into the next period. */
export function figuresOfLine(sums: IncomeSums, carriedIn: bigint, isPaid: boolean): IncomeFigures {
  const { grossWin, net } = computeNet(sums)
  const base = net + carriedIn
  const commission = base > 0n ? (base * RATE) / WHOLE : 0n
  const carriedOut = base < 0n ? base : 0n
  return {
    ...sums,
    grossWin,
    net,
    carriedIn,
    base,
    commission,
    carriedOut,
    paid: isPaid ? commission : 0n,
  }
}

/** The sum of lines on every figure. */
export function sumLines(lines: readonly { readonly figures: IncomeFigures }[]): IncomeFigures {
  const sum: IncomeFigures = {
    ...zeroIncome(),
    grossWin: 0n,
    net: 0n,
    carriedIn: 0n,
    base: 0n,
    commission: 0n,
    carriedOut: 0n,
    paid: 0n,
  }
  for (const { figures } of lines) {
    addIncome(sum, figures)
    sum.grossWin += figures.grossWin
    sum.net += figures.net
    sum.carriedIn += figures.carriedIn
    sum.base += figures.base
    sum.commission += figures.commission
    sum.carriedOut += figures.carriedOut
    sum.paid += figures.paid
  }
  return sum
}

const FINISHED = cacheKind<IncomeSums>('sums of finished periods')

/** The sums of a source; those of derived downlines in a past period never change, so they are cached. */
function sumsOf(world: World, { top, members }: IncomeSource, period: Period, now: number) {
  const starts = listDayStarts(period)
  const isOver = now >= noonAfter(period.to, 1)
  const known = world.cache(FINISHED)
  const key = `${top.id} ${members.length} ${period.from}`
  const before = isOver ? known.get(key) : undefined
  const sums = before ? { ...before } : zeroIncome()
  const live = zeroIncome()
  for (const one of members) {
    const isAccount = world.db.members.find({ id: one.id }) !== undefined
    if (isAccount) addIncome(live, sumIncome(world, one, starts, now))
    else if (!before) addIncome(sums, sumIncome(world, one, starts, now))
  }
  if (isOver) known.set(key, { ...sums })
  addIncome(sums, live)
  return sums
}

/** The times at which a period is approved and paid; both at noon of the merchant's zone. */
const stepsOf = ({ to }: Period) => ({
  approvedAt: noonAfter(to, APPROVED_AFTER),
  paidAt: noonAfter(to, PAID_AFTER),
})

const PERIODS = cacheKind<readonly (Period & ReturnType<typeof stepsOf>)[]>('half-months')

/** The half-months up to a moment with their steps, worked out once a day: every call asks whether one is due. */
const periodsUntil = (world: World, until: number) =>
  cached(world.cache(PERIODS), dayAt(until), () =>
    halfMonthsSince(world.startedAt, PAST_PERIODS, until).map((period) => ({
      ...period,
      ...stepsOf(period),
    })),
  )

/** Sums a finished period of an agent's team, so that `listIncomePeriods` finds it: many periods are summed one by one. */
export function sumAhead(world: World, agent: Member, period: Period): void {
  for (const source of splitIntoBranches(listTeam(world, agent)))
    sumsOf(world, source, period, world.clock.now())
}

/** Every period up to a moment, oldest first; each carries over the balance of the previous one. */
export function listIncomePeriods(
  world: World,
  agent: Member,
  now = world.clock.now(),
): IncomePeriod[] {
  const sources = splitIntoBranches(listTeam(world, agent)).filter(({ top }) => top.joinedAt <= now)
  const carried = new Map<number, bigint>()
  return periodsUntil(world, now).map((period) => {
    const { approvedAt, paidAt } = period
    const unpaid = now >= approvedAt ? 'APPROVED' : 'PENDING'
    const status = now >= paidAt ? 'PAID' : unpaid
    const lines = sources.map((source) => {
      const { id } = source.top
      const sums = sumsOf(world, source, period, now)
      const figures = figuresOfLine(sums, carried.get(id) ?? 0n, status === 'PAID')
      carried.set(id, figures.carriedOut)
      return { source, figures }
    })
    return { ...period, status, lines }
  })
}

/** The periods whose income becomes due in (after, until], without computing sums. */
export const incomeDue = (world: World, after: number, until: number): Period[] =>
  periodsUntil(world, until).filter(({ paidAt }) => paidAt > after && paidAt <= until)
