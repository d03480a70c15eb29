import type { Salaries, SalaryRow } from '#api/agent/agent-salary.ts'
import type { ContractKind } from '#api/agent/contracts.ts'
import { fromMinor, toMinor } from '#lib/money.ts'
import type { RecordsAnswer } from '#patterns/records/record-column.ts'
import { choiceParam } from '#patterns/search-state.ts'

export const ROWS = 50
/** As many rows a page as the contract allows, for files. */
export const MAX_ROWS = 1000

const PAGES = [
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
  'agentRealtimeSalary',
] as const
export type SalaryPage = (typeof PAGES)[number]

const KIND_OF = {
  agentDividendRecordCopy2: 'DIVIDEND',
  agentDailyWages2: 'DAILY_SALARY',
  agentHourSalary: 'HOURLY_SALARY',
  agentRealtimeSalary: 'REALTIME_SALARY',
} as const satisfies Record<SalaryPage, ContractKind>

/** The kind of each page. */
export const kindOfSalary = (page: SalaryPage): ContractKind => KIND_OF[page]

/** The page of the contracts of a kind. */
export const CONTRACT_PAGE = {
  DIVIDEND: 'dividendContract',
  DAILY_SALARY: 'dailySalaryContract',
  HOURLY_SALARY: 'hourSalaryContract',
  REALTIME_SALARY: 'realtimeSalaryContract',
} as const satisfies Record<ContractKind, string>

export const SALARY_SEARCH = { page: choiceParam(PAGES, 'agentDividendRecordCopy2') }

/** One page of rows as records, for the table's foot and for files. */
export const salaryAnswer = ({
  asOf,
  list,
  paging,
  pageTotals,
  totals,
}: Salaries): RecordsAnswer<SalaryRow> => ({
  asOf,
  rows: list,
  count: paging.total,
  pages: paging.totalPages,
  totals: {
    page: { base: pageTotals.base, amount: pageTotals.amount },
    all: { base: totals.base, amount: totals.amount },
  },
})

/** Base times a rate in per cent, in minor units rounded down, as the server reckons; decimal texts. */
export const applyRate = (base: string, rate: string | null): string => {
  const minor = toMinor(base) ?? 0n
  return fromMinor(minor > 0n ? (minor * (toMinor(rate ?? '0.00') ?? 0n)) / 10_000n : 0n)
}
