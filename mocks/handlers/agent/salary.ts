import type { RequestHandler } from 'msw'
import type { components } from '../../../openapi/generated/types.ts'
import { isAgentType } from '../../content/brand.ts'
import { ok, refuse } from '../../contract/answers.ts'
import type { QueryOf } from '../../contract/types.ts'
import { operation } from '../../contract.ts'
import { accountOfSide, contractsOf } from '../../world/contracts/contracts.ts'
import { isInForce } from '../../world/contracts/machine.ts'
import { nextPayment } from '../../world/settlement/cadence.ts'
import { rhythmOf, type SalaryLine, salaryLines } from '../../world/settlement/salary.ts'
import type { Member } from '../../world/tables.ts'
import type { World } from '../../world/world-types.ts'
import { faultOfRange, pagedRows, scopeOf, spanOf } from '../reports/range.ts'
import { money } from './team.ts'

type Schemas = components['schemas']

function shownRow(world: World, line: SalaryLine): Schemas['SalaryRow'] {
  const { contract, from, to, paidAt, sums, tier, base, amount } = line
  const { id: contractId, version, uplineId } = contract
  return {
    ...{ id: `${contractId} ${from}`, contractId, version, from, to, paidAt, tier },
    payer: accountOfSide(world, uplineId, uplineId),
    status: paidAt <= world.clock.now() ? 'PAID' : 'PENDING',
    figures: {
      ...{ validBet: money(sums.validBet), loss: money(sums.loss) },
      ...{ activeMembers: sums.activeMembers },
      ...{ wonBet: money(sums.wonBet), lostBet: money(sums.lostBet) },
    },
    ...{ base: money(base), amount: money(amount) },
  }
}

function totalsOf(lines: readonly SalaryLine[], now: number): Schemas['SalaryTotals'] {
  const sum = (amountOf: (line: SalaryLine) => number) =>
    money(lines.reduce((all, line) => all + amountOf(line), 0))
  return {
    base: sum(({ base }) => base),
    amount: sum(({ amount }) => amount),
    paid: sum(({ amount, paidAt }) => (paidAt <= now ? amount : 0)),
  }
}

type Query = QueryOf<'getDividends'>

const listing =
  (world: World, kind: Schemas['ContractKind']) =>
  ({ query, member }: { query: Query; member: Member }) => {
    if (!isAgentType(member.type) || world.statement.desk === 'plain')
      return refuse('function.not.available')
    const fault = faultOfRange(world, query)
    if (fault) return fault
    const received = contractsOf(world, member.id, kind).filter(
      ({ memberId }) => memberId === member.id,
    )
    const lines = received
      .flatMap((contract) => salaryLines(world, member, contract, spanOf(query)))
      .sort((a, b) => b.from - a.from)
    const now = world.clock.now()
    const current = received.find(isInForce)
    const { items, paging } = pagedRows(lines, query)
    return ok({
      ...{ scope: scopeOf(query), paging, inForce: current !== undefined },
      nextAt: current ? nextPayment(rhythmOf(current), now, current.acceptedAt ?? 0) : null,
      list: items.map((line) => shownRow(world, line)),
      pageTotals: totalsOf(items, now),
      totals: totalsOf(lines, now),
    })
  }

/** D-078: what contracts pay an agent. */
export const salaryHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getDividends', listing(world, 'DIVIDEND')),
  operation(world, 'getDailySalaries', listing(world, 'DAILY_SALARY')),
  operation(world, 'getHourlySalaries', listing(world, 'HOURLY_SALARY')),
  operation(world, 'getRealtimeSalaries', listing(world, 'REALTIME_SALARY')),
]
