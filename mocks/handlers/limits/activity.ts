import {
  type Amount,
  addAmounts,
  compareAmounts,
  subtractAmounts,
  sumAmounts,
} from '#mocks/world/core/amount.ts'
import { addDays, dayAt, startOfDay } from '#mocks/world/core/days.ts'
import { type EntryKind, type LedgerEntry, listEntries } from '#mocks/world/ledger/ledger.ts'
import { type BetFacts, listBets } from '#mocks/world/play/bets.ts'
import { sumBets } from '#mocks/world/play/play-sums.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'

type ActivityStatement = components['schemas']['ActivityStatement']

const DAYS = { WEEK: 7, MONTH: 30 } as const

const sumOf = (entries: readonly LedgerEntry[]): Amount =>
  sumAmounts(entries.map(({ amount }) => amount))

const negated = (amount: Amount): Amount => subtractAmounts('0.00', amount)

/** The net result of each day on which there was a stake. */
function resultsByDay(played: readonly BetFacts[]): { day: string; net: Amount }[] {
  const nets = new Map<string, Amount>()
  for (const { at, stake, payout } of played) {
    const day = dayAt(at)
    nets.set(day, addAmounts(nets.get(day) ?? '0.00', subtractAmounts(payout, stake)))
  }
  return [...nets].map(([day, net]) => ({ day, net }))
}

/** F-36: what a member played in the last days of the merchant, today included; decided bets as in loss and profit (D-059). */
export function getActivityStatement(
  world: World,
  memberId: number,
  period: keyof typeof DAYS,
): ActivityStatement {
  const to = world.clock.now()
  const first = addDays(dayAt(to), 1 - DAYS[period])
  const from = startOfDay(first)
  const before = startOfDay(addDays(first, -DAYS[period]))
  const all = listEntries(world, memberId, { from })
  const of = (...kinds: EntryKind[]) => all.filter(({ kind }) => kinds.includes(kind))
  const played = sumBets(listBets(world, memberId, { from }))
  const earlier = sumBets(listBets(world, memberId, { from: before, to: from }))
  const [deposits, withdrawals] = [of('DEPOSIT'), of('WITHDRAWAL')]
  const days = resultsByDay(played.decided)
  const [worst] = [...days].sort((a, b) => compareAmounts(a.net, b.net))
  return {
    period,
    from,
    to,
    deposits: deposits.length,
    deposited: sumOf(deposits),
    withdrawals: withdrawals.length,
    withdrawn: negated(sumOf(of('WITHDRAWAL', 'WITHDRAWAL_REFUND'))),
    rounds: played.decided.length,
    staked: played.stake,
    won: played.payout,
    net: played.net,
    netBefore: earlier.net,
    days: days.length,
    worstDay: worst && compareAmounts(worst.net, '0.00') < 0 ? worst : null,
  }
}
