import type { RequestHandler } from 'msw'
import { ok, toRefusalAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { QueryOf } from '#mocks/contract/types.ts'
import { checkContractsOffered } from '#mocks/world/agents/contracts/checks.ts'
import { accountOfSide, listContracts } from '#mocks/world/agents/contracts/contracts.ts'
import { isInForce } from '#mocks/world/agents/contracts/machine.ts'
import { nextPayment } from '#mocks/world/agents/settlement/cadence.ts'
import {
  getPaymentCadence,
  type SalaryLine,
  salaryLines,
} from '#mocks/world/agents/settlement/salary.ts'
import { getLineId } from '#mocks/world/agents/settlement/settle-salary.ts'
import { fromMinor } from '#mocks/world/core/amount.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { findDue } from '#mocks/world/ledger/dues.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { asOfFor, paginate, toScope, toSpan, validateRange } from '../reports/range.ts'

type Schemas = components['schemas']

interface Row extends SalaryLine {
  readonly status: Schemas['SalaryRow']['status']
}

/** A line with its state, including whether its payer had too little money, and when that was paid later. */
function rowOf(world: World, line: SalaryLine): Row {
  const due = findDue(world, getLineId(line))
  if (due)
    return {
      ...line,
      status: due.paidAt === null ? 'DUE' : 'PAID',
      paidAt: due.paidAt ?? line.paidAt,
    }
  return { ...line, status: line.paidAt <= world.clock.now() ? 'PAID' : 'PENDING' }
}

function toSalaryRow(world: World, line: Row): Schemas['SalaryRow'] {
  const { contract, from, to, paidAt, status, sums, tier, base, amount } = line
  const { id: contractId, version, uplineId } = contract
  return {
    id: getLineId(line),
    contractId,
    version,
    from,
    to,
    paidAt,
    status,
    tier,
    payer: accountOfSide(world, uplineId, uplineId),
    figures: {
      validBet: fromMinor(sums.validBet),
      loss: fromMinor(sums.loss),
      activeMembers: sums.activeMembers,
      wonBet: fromMinor(sums.wonBet),
      lostBet: fromMinor(sums.lostBet),
    },
    base: fromMinor(base),
    amount: fromMinor(amount),
  }
}

function totalsOf(lines: readonly Row[]): Schemas['SalaryTotals'] {
  const sum = (amountOf: (line: Row) => bigint) =>
    fromMinor(lines.reduce((all, line) => all + amountOf(line), 0n))
  return {
    base: sum(({ base }) => base),
    amount: sum(({ amount }) => amount),
    paid: sum(({ amount, status }) => (status === 'PAID' ? amount : 0n)),
    due: sum(({ amount, status }) => (status === 'DUE' ? amount : 0n)),
  }
}

type Query = QueryOf<'getDividends'>

const listing =
  (world: World, kind: Schemas['ContractKind']) =>
  ({ query, member }: { query: Query; member: Member }) => {
    const refused = checkContractsOffered(world)
    if (refused) return toRefusalAnswer(refused)
    const fault = validateRange(world, query)
    if (fault) return fault
    const received = listContracts(world, member.id, kind).filter(
      ({ memberId }) => memberId === member.id,
    )
    const { asOf } = asOfFor(world, query)
    const lines = received
      .flatMap((contract) => salaryLines(world, member, contract, toSpan(query), asOf))
      .sort((a, b) => b.from - a.from)
      .map((line) => rowOf(world, line))
    const now = world.clock.now()
    const current = received.find(isInForce)
    const { items, paging } = paginate(lines, query)
    return ok({
      scope: toScope(query),
      asOf,
      paging,
      inForce: current !== undefined,
      nextAt: current
        ? nextPayment(getPaymentCadence(current), now, current.acceptedAt ?? 0)
        : null,
      list: items.map((line) => toSalaryRow(world, line)),
      pageTotals: totalsOf(items),
      totals: totalsOf(lines),
    })
  }

/** D-078: what contracts pay an agent. */
export const salaryHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getDividends', listing(world, 'DIVIDEND')),
  operation(world, 'getDailySalaries', listing(world, 'DAILY_SALARY')),
  operation(world, 'getHourlySalaries', listing(world, 'HOURLY_SALARY')),
  operation(world, 'getRealtimeSalaries', listing(world, 'REALTIME_SALARY')),
]
