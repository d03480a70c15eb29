import type { RequestHandler } from 'msw'
import { toWorldText } from '#mocks/content/hostile.ts'
import { promotionTexts } from '#mocks/content/offers/promotions.ts'
import { localize } from '#mocks/content/text.ts'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makeBonusProgress } from '#mocks/factories/bonus.ts'
import { type LedgerEntry, listEntries } from '#mocks/world/ledger/ledger.ts'
import { BONUS_KINDS } from '#mocks/world/money/net-deposit.ts'
import { listRequirements, type Requirement } from '#mocks/world/money/turnover.ts'
import { parsePromotionId } from '#mocks/world/money/turnover-terms.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { asOfFor, paginate, sumBy, toScope, toSpan, validateRange } from './range.ts'

type Schemas = components['schemas']
type Bonus = Schemas['BonusRecord']

/** The source of a bonus by the prefix of its reference. */
const SOURCES: readonly (readonly [prefix: string, source: Bonus['source']])[] = [
  ['promotion-', 'PROMOTION'],
  ['check-in-', 'CHECK_IN'],
  ['mission-', 'MISSION'],
  ['prize-', 'PRIZE'],
]

const sourceOf = ({ kind, reference }: LedgerEntry): Bonus['source'] =>
  kind === 'POINTS_CONVERSION'
    ? 'POINTS'
    : (SOURCES.find(([prefix]) => reference.startsWith(prefix))?.[1] ?? 'OTHER')

const statusOf = (requirement: Requirement | undefined): Bonus['status'] => {
  const status = requirement?.status ?? 'FREE'
  return status === 'WAIVED' ? 'FREE' : status
}

const isOpen = (requirement: Requirement | undefined): boolean =>
  requirement?.status === 'ACTIVE' || requirement?.status === 'WAITING'

function makeBonus(
  world: World,
  entry: LedgerEntry,
  requirement: Requirement | undefined,
  language: string,
): Bonus {
  const id = parsePromotionId(entry)
  const text = promotionTexts.find((one) => one.id === id)
  return {
    id: entry.id,
    at: entry.at,
    source: sourceOf(entry),
    title: text ? localize(toWorldText(world, text).title, language) : null,
    amount: entry.amount,
    status: statusOf(requirement),
    removed: requirement?.end?.removed ?? (isOpen(requirement) ? null : '0.00'),
    wagering: requirement ? makeBonusProgress(requirement, language) : null,
  }
}

const totalsOf = (rows: readonly Bonus[]): Schemas['BonusTotals'] => ({
  count: rows.length,
  amount: sumBy(rows, ({ amount }) => amount),
  required: sumBy(rows, ({ wagering }) => wagering?.required ?? '0.00'),
  done: sumBy(rows, ({ wagering }) => wagering?.done ?? '0.00'),
  left: sumBy(rows, ({ status, wagering }) =>
    wagering && (status === 'ACTIVE' || status === 'WAITING') ? wagering.left : '0.00',
  ),
})

/** Bonuses and their turnover. */
export const bonusReportHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getBonusReport', async ({ query, member, language }) => {
    const fault = validateRange(world, query)
    if (fault) return fault
    const byEntry = new Map(
      listRequirements(world, member.id).map((requirement) => [requirement.entry.id, requirement]),
    )
    const { status } = query
    const { asOf, end } = asOfFor(world, query)
    const { from, to } = toSpan(query)
    const span = { from, to: Math.min(to, end) }
    const found = listEntries(world, member.id, { ...span, kinds: BONUS_KINDS })
      .map((entry) => makeBonus(world, entry, byEntry.get(entry.id), language))
      .filter((row) => status === undefined || row.status === status)
      .reverse()
    const { items: list, paging } = paginate(found, query)
    const totals = { pageTotals: totalsOf(list), totals: totalsOf(found) }
    return ok({ scope: toScope(query), asOf, paging, list, ...totals })
  }),
]
