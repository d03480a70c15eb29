import type { RequestHandler } from 'msw'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { TeamDay } from '#mocks/world/agents/team/team-days.ts'
import { fromMinor } from '#mocks/world/core/amount.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { asOfFor, paginate, toScope, validateRange } from '../reports/range.ts'
import { findReportDays, toAccountRef } from './reports.ts'

type Schemas = components['schemas']

const MOVEMENTS = [
  ['DEPOSIT', 'deposits', 1n],
  ['WITHDRAWAL', 'withdrawals', -1n],
  ['STAKE', 'stake', -1n],
  ['PAYOUT', 'payout', 1n],
  ['BONUS', 'bonus', 1n],
  ['REBATE', 'rebate', 1n],
] as const

interface Movement extends TeamDay {
  readonly kind: Schemas['TeamMovementKind']
  readonly amount: bigint
}

const movementsOf = (
  days: readonly TeamDay[],
  only: Schemas['TeamMovementKind'] | undefined,
): Movement[] =>
  days.flatMap((day) =>
    MOVEMENTS.flatMap(([kind, name, sign]): Movement[] => {
      const amount = sign * day.figures[name]
      return amount === 0n || (only !== undefined && only !== kind)
        ? []
        : [{ ...day, kind, amount }]
    }),
  )

const movementTotals = (rows: readonly Movement[]) => {
  let credits = 0n
  let debits = 0n
  for (const { amount } of rows) {
    if (amount > 0n) credits += amount
    else debits += amount
  }
  const sums = {
    credits: fromMinor(credits),
    debits: fromMinor(debits),
    amount: fromMinor(credits + debits),
  }
  return { count: rows.length, ...sums }
}

/** The credit line of an agent. It is never drawn, because the fake ledger has no drawdowns. */
const CREDIT_LINE = '200000.00'
const NOTHING_DRAWN = { count: 0, drawn: '0.00', repaid: '0.00' } as const

/** AGT-08: what moved on the accounts of the team; OTH-18, D-067: the agent's credit line. */
export const agentMovementHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getTeamTransactions', ({ query, member }) => {
    const asked = findReportDays(world, member, query)
    if (asked.refusal) return asked.refusal
    const rows = movementsOf(asked.days, query.kind)
    const { items, paging } = paginate(rows, query)
    return ok({
      scope: toScope(query),
      asOf: asked.asOf,
      paging,
      list: items.map((row) => ({
        id: `${row.day}/${row.member.id}/${row.kind}`,
        day: row.day,
        at: row.figures.at,
        downline: toAccountRef(row),
        level: row.member.level,
        kind: row.kind,
        amount: fromMinor(row.amount),
      })),
      pageTotals: movementTotals(items),
      totals: movementTotals(rows),
    })
  }),

  operation(world, 'getCreditReport', ({ query }) => {
    const fault = validateRange(world, query)
    if (fault) return fault
    return ok({
      scope: toScope(query),
      asOf: asOfFor(world, query).asOf,
      paging: paginate([], query).paging,
      line: CREDIT_LINE,
      used: '0.00',
      left: CREDIT_LINE,
      list: [],
      pageTotals: NOTHING_DRAWN,
      totals: NOTHING_DRAWN,
    })
  }),
]
