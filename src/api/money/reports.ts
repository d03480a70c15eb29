import { queryOptions } from '@tanstack/react-query'
import { addMoney } from '#lib/money.ts'
import type { components, paths } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { firstPageMoment } from '../transport/of-one-moment.ts'
import { unwrap } from '../transport/unwrap.ts'
import { fetchInSlices } from './report-slices.ts'
import { walletKeys } from './wallet.ts'

type Schemas = components['schemas']

export type BetRecord = Schemas['BetRecord']
export type BetReport = Schemas['BetReport']
export type BetRound = Schemas['BetRound']
export type BetDraw = Schemas['BetDraw']
export type BetStatus = Schemas['BetStatus']
export type BetTotals = Schemas['BetTotals']
export type TransactionKind = Schemas['TransactionKind']
export type TransactionRecord = Schemas['TransactionRecord']
export type TransactionStatus = Schemas['TransactionStatus']
export type TransactionTotals = Schemas['TransactionTotals']
export type ProfitLoss = Schemas['ProfitLoss']
export type ProfitLossDay = Schemas['ProfitLossDay']
export type ProfitLossSums = Schemas['ProfitLossSums']
export type BonusRecord = Schemas['BonusRecord']
export type BonusStatus = Schemas['BonusStatus']
export type BonusTotals = Schemas['BonusTotals']
export type ConsolidatedFunds = Schemas['ConsolidatedFunds']

type QueryOf<Path extends keyof paths> = paths[Path] extends {
  get: { parameters: { query: infer Query } }
}
  ? Query
  : never

export type BetReportQuery = QueryOf<'/wps/report/bets'>
export type TransactionReportQuery = QueryOf<'/wps/report/transactions'>
export type ProfitLossQuery = QueryOf<'/wps/report/profitLoss'>
export type BonusReportQuery = QueryOf<'/wps/report/bonuses'>

/** Bets, newest first, for a file or a page; 422 for a range that is not allowed. */
export const getBets = (query: BetReportQuery, signal?: AbortSignal, { client } = own) =>
  unwrap(client.GET('/wps/report/bets', { params: { query }, ...(signal && { signal }) }))

/** The entries of the account; as `getBets`. */
export const getTransactions = (
  query: TransactionReportQuery,
  signal?: AbortSignal,
  { client } = own,
) =>
  unwrap(client.GET('/wps/report/transactions', { params: { query }, ...(signal && { signal }) }))

/** Bonuses with their turnover; as `getBets`. */
export const getBonuses = (query: BonusReportQuery, signal?: AbortSignal, { client } = own) =>
  unwrap(client.GET('/wps/report/bonuses', { params: { query }, ...(signal && { signal }) }))

/** Every day of the range, oldest first; as `getBets`. */
export const getProfitLoss = (query: ProfitLossQuery, signal?: AbortSignal, { client } = own) =>
  unwrap(client.GET('/wps/report/profitLoss', { params: { query }, ...(signal && { signal }) }))

/** Records of the member: days are those of the merchant's calendar (yyyy-MM-dd). Names are in the language of `code`. */
export const reportQueries = {
  bets: (token: string, code: string, query: BetReportQuery, at = own) =>
    queryOptions({
      queryKey: [...walletKeys.reports, 'bets', token, code, query],
      queryFn: fetchInSlices(query, {
        get: (paging, signal) => getBets({ ...query, ...paging }, signal, at),
        idOf: (bet: BetRecord) => bet.betId,
        add: (a: BetTotals, b: BetTotals) => ({
          count: a.count + b.count,
          stake: addMoney(a.stake, b.stake),
          validBet: addMoney(a.validBet, b.validBet),
          payout: addMoney(a.payout, b.payout),
          net: addMoney(a.net, b.net),
        }),
      }),
    }),
  /** One bet with its round; 404 for an unknown id. */
  bet: (token: string, code: string, id: string, { client } = own) =>
    queryOptions({
      queryKey: [...walletKeys.reports, 'bet', token, code, id],
      queryFn: ({ signal }) =>
        unwrap(client.GET('/wps/report/bet', { params: { query: { id } }, signal })),
    }),
  transactions: (token: string, code: string, query: TransactionReportQuery, at = own) =>
    queryOptions({
      queryKey: [...walletKeys.reports, 'transactions', token, code, query],
      queryFn: fetchInSlices(query, {
        get: (paging, signal) => getTransactions({ ...query, ...paging }, signal, at),
        idOf: (entry: TransactionRecord) => entry.id,
        add: (a: TransactionTotals, b: TransactionTotals) => ({
          count: a.count + b.count,
          credits: addMoney(a.credits, b.credits),
          debits: addMoney(a.debits, b.debits),
          net: addMoney(a.net, b.net),
        }),
      }),
    }),
  profitLoss: (token: string, query: ProfitLossQuery, at = own) =>
    queryOptions({
      queryKey: [...walletKeys.reports, 'profitLoss', token, query],
      queryFn: ({ signal }) => getProfitLoss(query, signal, at),
    }),
  bonuses: (token: string, code: string, query: BonusReportQuery, at = own) =>
    queryOptions({
      queryKey: [...walletKeys.reports, 'bonuses', token, code, query],
      queryFn: (context) =>
        getBonuses({ ...query, ...firstPageMoment(context) }, context.signal, at),
    }),
  /** API-18; never requested for a trial account. */
  funds: (token: string, { client } = own) =>
    queryOptions({
      queryKey: [...walletKeys.reports, 'funds', token],
      queryFn: ({ signal }) =>
        unwrap(client.GET('/wps/member/info/funds/consolidated', { signal })),
    }),
}
