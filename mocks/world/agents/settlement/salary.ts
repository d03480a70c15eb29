import { toMinor } from '../../core/amount.ts'
import { addDays, dayAt, daysBetween, startOfDay } from '../../core/days.ts'
import type { World } from '../../world-types.ts'
import type { Contract } from '../contracts/machine.ts'
import { type Cadence, type Span, spanAt } from './cadence.ts'
import { listTeamPlays, type Receiver, type TeamPlay } from './plays.ts'

type Tier = Contract['terms'][number]

/** A team's figures in a span, in whole minor units and members. */
export interface SalarySums {
  validBet: bigint
  /** The team's loss; negative when it won. */
  loss: bigint
  activeMembers: number
  /** Real-time salaries: the bets that count, by how they ended. */
  wonBet: bigint
  lostBet: bigint
}

/** One line of a report: the figures of a span and what it pays. */
export interface SalaryLine extends Span {
  readonly contract: Contract
  readonly sums: SalarySums
  /** The best tier that was reached; the first one where a dividend reached none. */
  readonly tier: Tier
  /** The amount that the rate applies to. */
  readonly base: bigint
  readonly amount: bigint
}

/** Rates have two decimals of a percent. */
const WHOLE = 10_000n

/** Base times rate in minor units, rounded down. Zero unless the base is positive. */
const shareOf = (base: bigint, rate: string | null): bigint =>
  base > 0n ? (base * toMinor(rate ?? '0.00')) / WHOLE : 0n

const atLeast = (value: bigint, wanted: string | null): boolean =>
  wanted === null || value >= toMinor(wanted)

/** ENT-71: the highest tier that is reached in all its conditions; null when none is. */
export function findReachedTier(terms: Contract['terms'], sums: SalarySums): Tier | null {
  const reached = terms.filter(
    (tier) =>
      atLeast(sums.validBet, tier.periodValidBet) &&
      (tier.periodProfitLoss === null || sums.loss >= toMinor(tier.periodProfitLoss)) &&
      sums.activeMembers >= (tier.activeMembers ?? 0) &&
      atLeast(sums.validBet, tier.dailyBetAmount) &&
      atLeast(sums.validBet, tier.hourlyBetAmount),
  )
  return reached.at(-1) ?? null
}

/** ENT-72: bets below the smallest one that counts are left out. */
function sumsOf(plays: readonly TeamPlay[], smallest: string | null): SalarySums {
  const people = new Set<number>()
  const sums = { validBet: 0n, loss: 0n, activeMembers: 0, wonBet: 0n, lostBet: 0n }
  for (const { memberId, validBet, stake, payout } of plays) {
    people.add(memberId)
    sums.validBet += validBet
    sums.loss += stake - payout
    if (smallest === null || stake < toMinor(smallest)) continue
    if (payout > stake) sums.wonBet += validBet
    else sums.lostBet += validBet
  }
  return { ...sums, activeMembers: people.size }
}

/** The cadence of a contract's sums: the period of dividends; day, hour or five minutes for salaries. */
const getReportCadence = ({ kind, period }: Pick<Contract, 'kind' | 'period'>): Cadence => {
  if (kind === 'DIVIDEND') return period
  if (kind === 'DAILY_SALARY') return 'D'
  return kind === 'HOURLY_SALARY' ? 'HOUR' : 'FIVE_MINUTES'
}

/** CON-05, CON-07: how often it is paid; a daily salary is reckoned by the day and paid as its period ends. */
export const getPaymentCadence = (contract: Pick<Contract, 'kind' | 'period'>): Cadence =>
  contract.kind === 'DAILY_SALARY' ? contract.period : getReportCadence(contract)

/** The sum that a contract's rates apply to. */
function baseOf({ kind }: Contract, sums: SalarySums): bigint {
  if (kind === 'REALTIME_SALARY') return sums.wonBet + sums.lostBet
  return kind === 'DIVIDEND' ? sums.loss : sums.validBet
}

function lineOf(contract: Contract, span: Span, plays: readonly TeamPlay[]): SalaryLine | null {
  const first = contract.terms[0]
  const sums = sumsOf(plays, first?.singleBetAmount ?? null)
  const isRealtime = contract.kind === 'REALTIME_SALARY'
  const isDividend = contract.kind === 'DIVIDEND'
  const reached = isRealtime ? (first ?? null) : findReachedTier(contract.terms, sums)
  const tier = reached ?? (isDividend ? first : null)
  if (!tier) return null
  const base = baseOf(contract, sums)
  const amount = isRealtime
    ? shareOf(sums.wonBet, tier.profitRate) + shareOf(sums.lostBet, tier.lossRate)
    : shareOf(base, reached?.rate ?? null)
  if (amount === 0n && !isDividend) return null
  return {
    ...span,
    paidAt: spanAt(getPaymentCadence(contract), span.from).paidAt,
    contract,
    sums,
    tier,
    base,
    amount,
  }
}

/**
 * The payments of a contract for the spans that overlap [from, to), oldest first. Spans that pay nothing have no
 * line, but those of a dividend in which the team played have one, so that a period it won can be seen. Only bets placed
 * while the contract was in force count, up to a moment.
 */
export function salaryLines(
  world: World,
  receiver: Receiver,
  contract: Contract,
  { from, to }: { readonly from: number; readonly to: number },
  now = world.clock.now(),
): SalaryLine[] {
  const { acceptedAt, endedAt } = contract
  if (acceptedAt === null) return []
  const cadence = getReportCadence(contract)
  const begin = spanAt(cadence, Math.max(from, acceptedAt)).from
  const end = Math.min(to, endedAt ?? now + 1, now + 1)
  if (begin >= end) return []
  // The last span may reach beyond the range that it begins in.
  const lastDay = dayAt(Math.min(spanAt(cadence, end - 1).to - 1, now))
  const firstDay = dayAt(begin)
  const starts = Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, n) =>
    startOfDay(addDays(firstDay, n)),
  )
  const last = Math.min(spanAt(cadence, end - 1).to, endedAt ?? now + 1, now + 1)
  const bySpan = new Map<number, { span: Span; plays: TeamPlay[] }>()
  for (const play of listTeamPlays(world, receiver, starts)) {
    if (play.at < begin || play.at < acceptedAt || play.at >= last) continue
    const span = spanAt(cadence, play.at)
    if (span.from < begin || span.from >= to) continue
    const group = bySpan.get(span.from) ?? { span, plays: [] }
    group.plays.push(play)
    bySpan.set(span.from, group)
  }
  return [...bySpan.values()]
    .sort((a, b) => a.span.from - b.span.from)
    .flatMap(({ span, plays }) => lineOf(contract, span, plays) ?? [])
}
