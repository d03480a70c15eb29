import type { RequestHandler } from 'msw'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { fromMinor, toMinor } from '#mocks/world/core/amount.ts'
import { addDays, daysBetween, startOfDay } from '#mocks/world/core/days.ts'
import { DAY } from '#mocks/world/core/durations.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { type LedgerEntry, listEntries } from '#mocks/world/ledger/ledger.ts'
import { sumBonuses, sumNetDeposit, sumOfKinds } from '#mocks/world/money/net-deposit.ts'
import { type BetFacts, listBets } from '#mocks/world/play/bets.ts'
import { sumBets } from '#mocks/world/play/play-sums.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { toScope, toSpan, validateRange } from './range.ts'

type Sums = components['schemas']['ProfitLossSums']

/** D-059: payout minus stake plus rebate plus bonus minus fee. */
function sumsOf(bets: readonly BetFacts[], entries: readonly LedgerEntry[]): Sums {
  const { decided, stake, payout, net } = sumBets(bets)
  const rebate = sumOfKinds(entries, 'REBATE')
  const bonus = sumBonuses(entries)
  const fee = -sumOfKinds(entries, 'FEE')
  return {
    bets: decided.length,
    stake,
    payout,
    rebate: fromMinor(rebate),
    bonus: fromMinor(bonus),
    fee: fromMinor(fee),
    net: fromMinor(toMinor(net) + rebate + bonus - fee),
  }
}

/** D-059: deposits minus withdrawals since the account was opened. */
function lifetimeOf(world: World, member: Member) {
  const { deposited, withdrawn, net } = sumNetDeposit(world, member)
  return {
    since: member.createdAt,
    deposited: fromMinor(deposited),
    withdrawn: fromMinor(withdrawn),
    netDeposit: fromMinor(net),
  }
}

/** Rows by the number of their day in the range. */
function byDay<T extends { readonly at: number }>(rows: readonly T[], starts: readonly number[]) {
  const days: T[][] = starts.map(() => [])
  for (const row of rows) {
    // Days can be an hour longer or shorter, so the guess can be off by one.
    const guess = Math.min(Math.floor((row.at - (starts[0] ?? 0)) / DAY), starts.length - 1)
    const late = row.at < (starts[guess] ?? 0)
    days[late ? guess - 1 : guess]?.push(row)
  }
  return days
}

/** The profit and loss report. */
export const profitLossHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getProfitLoss', async ({ query, member }) => {
    const fault = validateRange(world, query)
    if (fault) return fault
    const { from, to } = toSpan(query)
    const bets = listBets(world, member.id, { from, to })
    const entries = listEntries(world, member.id, { from, to })
    const names = Array.from({ length: daysBetween(query.from, query.to) + 1 }, (_, n) =>
      addDays(query.from, n),
    )
    const starts = names.map(startOfDay)
    const betsByDay = byDay(bets, starts)
    const entriesByDay = byDay(entries, starts)
    return ok({
      scope: toScope(query),
      days: names.map((day, n) => ({
        day,
        sums: sumsOf(betsByDay[n] ?? [], entriesByDay[n] ?? []),
      })),
      totals: sumsOf(bets, entries),
      lifetime: lifetimeOf(world, member),
    })
  }),
]
