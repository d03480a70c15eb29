import type { RequestHandler } from 'msw'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { type Amount, addAmounts, subtractAmounts } from '#mocks/world/core/amount.ts'
import { addDays, dayAt, startOfMonth, TIME_ZONE } from '#mocks/world/core/days.ts'
import { type LedgerEntry, listEntries } from '#mocks/world/ledger/ledger.ts'
import type { World } from '#mocks/world/world-types.ts'

const MONTHS = 12
/** F-06: what went in, and what came out and was not given back. */
const KINDS = ['DEPOSIT', 'WITHDRAWAL', 'WITHDRAWAL_REFUND'] as const

const monthAt = (at: number) => dayAt(at).slice(0, 7)
const monthBefore = (month: string) => startOfMonth(addDays(`${month}-01`, -1)).slice(0, 7)

/** The last twelve months, the oldest first. */
function lastMonths(now: number): string[] {
  const months = [monthAt(now)]
  while (months.length < MONTHS) months.unshift(monthBefore(months[0] ?? ''))
  return months
}

interface Sums {
  deposits: Amount
  withdrawals: Amount
}

/** Adds a transaction: a refund makes the withdrawals less. */
function withEntry({ deposits, withdrawals }: Sums, { kind, amount }: LedgerEntry): Sums {
  return kind === 'DEPOSIT'
    ? { deposits: addAmounts(deposits, amount), withdrawals }
    : { deposits, withdrawals: subtractAmounts(withdrawals, amount) }
}

const NONE: Sums = { deposits: '0.00', withdrawals: '0.00' }
const netOf = ({ deposits, withdrawals }: Sums) => subtractAmounts(deposits, withdrawals)

/** The sums of each month with a transaction, in the order of their first. */
function sumsByMonth(entries: readonly LedgerEntry[]): ReadonlyMap<string, Sums> {
  const months = new Map<string, Sums>()
  for (const entry of entries) {
    const month = monthAt(entry.at)
    months.set(month, withEntry(months.get(month) ?? NONE, entry))
  }
  return months
}

/** F-06: deposits and withdrawals of a lifetime and of twelve months, from the ledger. */
export const netDepositHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getNetDeposits', ({ member }) => {
    const entries = listEntries(world, member.id, { kinds: KINDS })
    const total = entries.reduce(withEntry, NONE)
    const sums = sumsByMonth(entries)
    const months = lastMonths(world.clock.now())
    const netBefore = (month: string) =>
      [...sums].reduce((net, [at, of]) => (at < month ? addAmounts(net, netOf(of)) : net), '0.00')
    let running = netBefore(months[0] ?? '')
    return ok({
      since: member.createdAt,
      timeZone: TIME_ZONE,
      ...total,
      net: netOf(total),
      months: months.map((month) => {
        const of = sums.get(month) ?? NONE
        running = addAmounts(running, netOf(of))
        return { month, ...of, net: netOf(of), running }
      }),
    })
  }),
]
