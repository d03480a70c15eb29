import type { RequestHandler } from 'msw'
import { fail, ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { listDayStarts } from '#mocks/world/agents/settlement/half-months.ts'
import {
  computeNet,
  type IncomeFigures,
  type IncomePeriod,
  type IncomeSource,
  listIncomePeriods,
  RATE,
  sumLines,
} from '#mocks/world/agents/settlement/income.ts'
import {
  addIncome,
  type IncomeSums,
  sumIncome,
  zeroIncome,
} from '#mocks/world/agents/settlement/income-sums.ts'
import { fromMinor } from '#mocks/world/core/amount.ts'
import { dayAt } from '#mocks/world/core/days.ts'
import { CURRENCY } from '#mocks/world/core/site.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { asOfFor, paginate } from '../reports/range.ts'

type Schemas = components['schemas']

const toIncomeSums = (sums: IncomeSums) => {
  const { grossWin, net } = computeNet(sums)
  return {
    stake: fromMinor(sums.stake),
    payout: fromMinor(sums.payout),
    grossWin: fromMinor(grossWin),
    bonuses: fromMinor(sums.bonuses),
    rebates: fromMinor(sums.rebates),
    fees: fromMinor(sums.fees),
    chargebacks: fromMinor(sums.chargebacks),
    net: fromMinor(net),
  }
}

const toIncomeFigures = (figures: IncomeFigures): Schemas['IncomeFigures'] => ({
  ...toIncomeSums(figures),
  carriedIn: fromMinor(figures.carriedIn),
  base: fromMinor(figures.base),
  commission: fromMinor(figures.commission),
  carriedOut: fromMinor(figures.carriedOut),
  paid: fromMinor(figures.paid),
})

const toIncomePeriod = (period: IncomePeriod): Schemas['IncomePeriod'] => {
  const { from, to, status, approvedAt, paidAt, lines } = period
  const totals = toIncomeFigures(sumLines(lines))
  return { from, to, status, rate: fromMinor(RATE), approvedAt, paidAt, totals }
}

/** A row for each day of a branch, or for each of its people who moved anything. */
function rowsOf(
  world: World,
  { members }: IncomeSource,
  period: IncomePeriod,
  by: Schemas['IncomeRowsBy'],
  now: number,
): Schemas['IncomeRow'][] {
  const starts = listDayStarts(period)
  if (by === 'DAY') {
    return starts
      .filter((start) => start <= now)
      .map((start) => {
        const sums = zeroIncome()
        for (const one of members) addIncome(sums, sumIncome(world, one, [start], now))
        return { day: dayAt(start), downline: null, ...toIncomeSums(sums) }
      })
  }
  return members.flatMap((one) => {
    const sums = sumIncome(world, one, starts, now)
    const moved = Object.values(sums).some((figure) => figure !== 0n)
    const downline = { id: one.id, account: one.account }
    return moved ? [{ day: null, downline, ...toIncomeSums(sums) }] : []
  })
}

/** D-074, F-30: what an agent earns, and where each figure comes from. */
export const incomeHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getAgentIncome', ({ member }) => {
    const list = listIncomePeriods(world, member).map(toIncomePeriod).reverse()
    return ok({ currency: CURRENCY.code, list })
  }),

  operation(world, 'getAgentIncomeLines', ({ query, member }) => {
    const { asOf } = asOfFor(world, query)
    const period = listIncomePeriods(world, member, asOf).find(({ from }) => from === query.period)
    if (!period) return fail(404)
    const lines = [...period.lines].sort(
      ({ figures: a }, { figures: b }) =>
        Number(b.commission - a.commission) || Number(b.base - a.base),
    )
    const { items, paging } = paginate(lines, query)
    return ok({
      currency: CURRENCY.code,
      asOf,
      period: toIncomePeriod(period),
      paging,
      list: items.map(({ source: { top, members }, figures }) => ({
        sourceId: top.id,
        account: top.account,
        members: members.length,
        figures: toIncomeFigures(figures),
      })),
      pageTotals: toIncomeFigures(sumLines(items)),
      totals: toIncomeFigures(sumLines(lines)),
    })
  }),

  operation(world, 'getAgentIncomeRows', ({ query, member }) => {
    const { asOf } = asOfFor(world, query)
    const period = listIncomePeriods(world, member, asOf).find(({ from }) => from === query.period)
    const source = period?.lines.find(({ source: { top } }) => top.id === query.sourceId)?.source
    if (!period || !source) return fail(404)
    const { items, paging } = paginate(rowsOf(world, source, period, query.by, asOf), query)
    return ok({ currency: CURRENCY.code, asOf, paging, list: items })
  }),
]
