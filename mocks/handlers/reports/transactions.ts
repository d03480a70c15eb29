import type { RequestHandler } from 'msw'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { formatTransactionNote } from '#mocks/factories/transaction-note.ts'
import { addAmounts } from '#mocks/world/core/amount.ts'
import { type LedgerEntry, listEntries } from '#mocks/world/ledger/ledger.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { createCounterpartyLookup } from './counterparty.ts'
import { asOfFor, paginate, sumBy, toScope, toSpan, validateRange } from './range.ts'

type Schemas = components['schemas']

/** Which entry takes back which. */
const TAKES_BACK: Partial<Record<LedgerEntry['kind'], LedgerEntry['kind']>> = {
  WITHDRAWAL_REFUND: 'WITHDRAWAL',
  REVERSAL: 'STAKE',
}

/** Kind and reference of the entries that a later entry reversed. */
export const findReversedEntries = (entries: readonly LedgerEntry[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap(({ kind, reference }) => {
      const before = TAKES_BACK[kind]
      return before ? `${before} ${reference}` : []
    }),
  )

/** Ledger entries as their member sees them; `reversed` names the reversed ones. */
export function makeTransactions(world: World, reversed: ReadonlySet<string>, language: string) {
  const otherOf = createCounterpartyLookup(world)
  return (entry: LedgerEntry): Schemas['TransactionRecord'] => {
    const { id, at, kind, amount, balanceAfter, wallet, reference } = entry
    const status = reversed.has(`${kind} ${reference}`) ? 'REVERSED' : 'COMPLETED'
    const note = formatTransactionNote(world, entry, language)
    const facts = { id, at, kind, amount, balanceAfter, wallet, reference }
    return { ...facts, other: otherOf(entry), note, status }
  }
}

function totalsOf(rows: readonly Schemas['TransactionRecord'][]): Schemas['TransactionTotals'] {
  const isDebit = ({ amount }: { amount: string }) => amount.startsWith('-')
  const credits = sumBy(
    rows.filter((row) => !isDebit(row)),
    ({ amount }) => amount,
  )
  const debits = sumBy(rows.filter(isDebit), ({ amount }) => amount)
  return { count: rows.length, credits, debits, net: addAmounts(credits, debits) }
}

/** The transaction report. */
export const transactionReportHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getTransactionReport', async ({ query, member, language }) => {
    const fault = validateRange(world, query)
    if (fault) return fault
    const { from, to } = toSpan(query)
    const { asOf, end } = asOfFor(world, query)
    // The reversal of an entry may be after the range.
    const since = listEntries(world, member.id, { from, to: end })
    const reversed = findReversedEntries(since)
    const { kind, status } = query
    const found = since
      .filter((entry) => entry.at < to && (kind === undefined || entry.kind === kind))
      .map(makeTransactions(world, reversed, language))
      .filter((row) => status === undefined || row.status === status)
      .reverse()
    const { items: list, paging } = paginate(found, query)
    const totals = { pageTotals: totalsOf(list), totals: totalsOf(found) }
    return ok({ scope: toScope(query), asOf, paging, list, ...totals })
  }),
]
