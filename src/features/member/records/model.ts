import type {
  BetReport,
  BetStatus,
  BetTotals,
  BonusRecord,
  BonusStatus,
  BonusTotals,
  ProfitLossSums,
  TransactionKind,
  TransactionStatus,
  TransactionTotals,
} from '#api/money/reports.ts'
import { toMinor } from '#lib/money.ts'
import type { RecordSums } from '#patterns/records/record-column.ts'
import { choiceParam, enumParam, pageParam, textParam } from '#patterns/search-state.ts'

export const ANY = 'ANY'

export const BET_STATUSES = [
  'PENDING',
  'WON',
  'LOST',
  'DRAW',
  'VOID',
] as const satisfies BetStatus[]
export const GAME_TYPES = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'BGS',
] as const
export const MOVEMENT_KINDS = [
  'STAKE',
  'PAYOUT',
  'DEPOSIT',
  'WITHDRAWAL',
  'WITHDRAWAL_REFUND',
  'FEE',
  'BONUS',
  'BONUS_REMOVED',
  'REBATE',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'TRANSFER_UPLINE',
  'TRANSFER_DOWNLINE',
  'POINTS_CONVERSION',
  'REVERSAL',
  'COMMISSION',
  'DIVIDEND',
  'SALARY',
] as const satisfies TransactionKind[]
export const MOVEMENT_STATUSES = ['COMPLETED', 'REVERSED'] as const satisfies TransactionStatus[]
export const BONUS_STATUSES = [
  'ACTIVE',
  'WAITING',
  'COMPLETED',
  'EXPIRED',
  'CANCELLED',
  'FREE',
] as const satisfies BonusStatus[]

/** Rows per page; the last choice is the maximum of one query. */
export const SIZES = ['20', '100', '1000', '10000'] as const

/** As many rows as the contract gives at once. */
export const MAX_ROWS = 10_000

/** Whatever a filter changes, the list begins again and no row is open. */
export const FIRST_PAGE = { p: 1, row: null } as const

const again = { p: pageParam, row: textParam() }
const size = choiceParam(SIZES, '20')

export const BET_SEARCH = {
  ...again,
  size,
  gameType: enumParam([ANY, ...GAME_TYPES], ANY),
  vendor: textParam(24),
  status: enumParam([ANY, ...BET_STATUSES], ANY),
}
export const MOVEMENT_SEARCH = {
  ...again,
  size,
  movement: enumParam([ANY, ...MOVEMENT_KINDS], ANY),
  status: enumParam([ANY, ...MOVEMENT_STATUSES], ANY),
}
export const BONUS_SEARCH = { ...again, status: enumParam([ANY, ...BONUS_STATUSES], ANY) }

/**
 * The search parameters of these pages, in addition to days, page and row. No page below an overlay uses these names.
 */
export const FILTER_PARAMS: readonly string[] = ['size', 'gameType', 'vendor', 'status', 'movement']

/** Parses a vendor's code: the address may contain any text, and only valid codes are requested. */
export const parseVendor = (text: string | null): string | undefined =>
  text !== null && /^[A-Z0-9_]{2,24}$/.test(text) ? text : undefined

/** The vendors of these days, plus the chosen one. */
export const vendorCodes = (vendors: readonly { code: string }[], chosen: string | undefined) => {
  const codes = vendors.map(({ code }) => code)
  return chosen === undefined || codes.includes(chosen) ? codes : [...codes, chosen]
}

interface Paging {
  readonly total: number
  readonly totalPages: number
}

/** One page of a report as a page of records. */
export const toRecordsAnswer = <Row, Totals>(
  report: {
    readonly asOf: number
    readonly paging: Paging
    readonly list: readonly Row[]
    readonly pageTotals: Totals
    readonly totals: Totals
  },
  sums: (totals: Totals) => RecordSums,
) => ({
  rows: report.list,
  count: report.paging.total,
  pages: report.paging.totalPages,
  asOf: report.asOf,
  totals: { page: sums(report.pageTotals), all: sums(report.totals) },
})

const betSums = ({ stake, validBet, payout, net }: BetTotals): RecordSums => ({
  stake,
  validBet,
  payout,
  net,
})
export const betAnswer = (report: BetReport) => ({
  ...toRecordsAnswer(report, betSums),
  vendors: report.vendors,
})
export const movementSums = ({ net }: TransactionTotals): RecordSums => ({ amount: net })
export const bonusSums = ({ amount, left }: BonusTotals): RecordSums => ({ amount, left })

export const profitSums = (sums: ProfitLossSums): RecordSums => {
  const { bets, stake, payout, rebate, bonus, fee, net } = sums
  return { bets: String(bets), stake, payout, rebate, bonus, fee, net }
}

/** Whole per cent of a bonus's turnover that is done, never 100 before it is. */
export function turnoverShare(wagering: NonNullable<BonusRecord['wagering']>): number {
  const required = toMinor(wagering.required) ?? 0n
  if (required <= 0n) return 100
  const share = ((toMinor(wagering.done) ?? 0n) * 100n) / required
  return share > 100n ? 100 : Number(share)
}
