import type { RequestHandler } from 'msw'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { listTeamDays, type TeamDay } from '#mocks/world/agents/team/team-days.ts'
import { addDay, type TeamSums, zeroSums } from '#mocks/world/agents/team/team-figures.ts'
import { fromMinor } from '#mocks/world/core/amount.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import type { World } from '#mocks/world/world-types.ts'
import { asOfFor, paginate, toScope, validateRange } from '../reports/range.ts'

interface ReportQuery {
  readonly from: string
  readonly to: string
  readonly account?: string
  readonly until?: number
}

/** The days of a report, newest first, or the refusal if the range is not allowed. */
export function findReportDays(world: World, member: Member, query: ReportQuery) {
  const fault = validateRange(world, query)
  if (fault) return { refusal: fault } as const
  const text = query.account?.trim().toLowerCase()
  const { asOf } = asOfFor(world, query)
  const all = listTeamDays(world, member, query, asOf)
  return {
    asOf,
    days: text === undefined ? all : all.filter(({ member: one }) => one.account.includes(text)),
  } as const
}

export const toAccountRef = ({ member: { id, account } }: Pick<TeamDay, 'member'>) => ({
  id,
  account,
})

const sumsOf = (days: readonly TeamDay[]): TeamSums => {
  const sums = zeroSums()
  for (const { figures } of days) addDay(sums, figures)
  return sums
}

/** A draw may be won on a later day than its bet: such a win is its own row. */
const hasBets = ({ stake, validBet, payout }: TeamDay['figures']): boolean =>
  stake !== 0n || validBet !== 0n || payout !== 0n

const betSums = ({ stake, validBet, payout }: TeamSums | TeamDay['figures']) => ({
  stake: fromMinor(stake),
  validBet: fromMinor(validBet),
  payout: fromMinor(payout),
  net: fromMinor(payout - stake),
})

const lossSums = ({ stake, validBet, payout, bonus, rebate }: TeamSums) => ({
  validBet: fromMinor(validBet),
  winLoss: fromMinor(payout - stake),
  bonus: fromMinor(bonus),
  rebate: fromMinor(rebate),
  net: fromMinor(payout - stake + bonus + rebate),
})

/** The net result of an account, including bonuses and rebates. */
const netOf = ({ stake, payout, bonus, rebate }: TeamSums) => payout - stake + bonus + rebate

/** Each account with its sums, largest loss first. */
function lossesOf(days: readonly TeamDay[]) {
  const byId = new Map<number, { member: TeamDay['member']; sums: TeamSums }>()
  for (const { member, figures } of days) {
    const row = byId.get(member.id) ?? { member, sums: zeroSums() }
    addDay(row.sums, figures)
    byId.set(member.id, row)
  }
  return [...byId.values()].sort(
    (a, b) => Number(netOf(a.sums) - netOf(b.sums)) || a.member.id - b.member.id,
  )
}

const lossTotals = (rows: readonly { readonly sums: TeamSums }[]) => {
  const all = zeroSums()
  for (const { sums } of rows) addDay(all, sums)
  return { count: rows.length, ...lossSums(all) }
}

/** AGT-05, AGT-06, D-073: what the team bet and lost. */
export const agentReportHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getTeamBets', ({ query, member }) => {
    const asked = findReportDays(world, member, query)
    if (asked.refusal) return asked.refusal
    const rows = asked.days.filter(({ figures }) => hasBets(figures))
    const { items, paging } = paginate(rows, query)
    return ok({
      scope: toScope(query),
      asOf: asked.asOf,
      paging,
      list: items.map((row) => ({
        id: `${row.day}/${row.member.id}`,
        day: row.day,
        at: row.figures.at,
        downline: toAccountRef(row),
        level: row.member.level,
        ...betSums(row.figures),
      })),
      pageTotals: { count: items.length, ...betSums(sumsOf(items)) },
      totals: { count: rows.length, ...betSums(sumsOf(rows)) },
    })
  }),

  operation(world, 'getUserLosses', ({ query, member }) => {
    const asked = findReportDays(world, member, query)
    if (asked.refusal) return asked.refusal
    const rows = lossesOf(asked.days)
    const { items, paging } = paginate(rows, query)
    return ok({
      scope: toScope(query),
      asOf: asked.asOf,
      paging,
      list: items.map((row) => ({
        downline: toAccountRef(row),
        level: row.member.level,
        ...lossSums(row.sums),
      })),
      pageTotals: lossTotals(items),
      totals: lossTotals(rows),
    })
  }),
]
