import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { firstPageMoment } from '../transport/of-one-moment.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

type Schemas = components['schemas']

export type AgentIncome = Schemas['AgentIncome']
export type AgentIncomeLines = Schemas['AgentIncomeLines']
export type IncomePeriod = Schemas['IncomePeriod']
export type IncomeLine = Schemas['IncomeLine']
export type IncomeFigures = Schemas['IncomeFigures']
export type IncomeRow = Schemas['IncomeRow']
export type IncomeRowsBy = Schemas['IncomeRowsBy']
export type IncomeStatus = Schemas['IncomeStatus']

/** A period by its first day (yyyy-MM-dd), and which page of it. */
export interface IncomeLinesQuery {
  readonly period: string
  readonly pageNo: number
  readonly pageSize: number
  readonly until?: number
}

export interface IncomeRowsQuery extends IncomeLinesQuery {
  readonly sourceId: number
  readonly by: IncomeRowsBy
}

/** One page of lines; rejects with ApiError, 404 for a period that the list does not have. */
export const getIncomeLines = (query: IncomeLinesQuery, signal: AbortSignal, { client } = own) =>
  unwrap(client.GET('/wps/agent/income/lines', { params: { query }, signal }))

/** Income of an agent; other accounts are refused with function.not.available. */
export const incomeQueries = {
  /** Half-months, newest first. */
  periods: (token: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('agent', 'income', token),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/agent/income', { signal })),
    }),
  /** The branches of one period. */
  lines: (token: string, query: IncomeLinesQuery, at = own) =>
    queryOptions({
      queryKey: privateKey('agent', 'income', 'lines', token, query),
      queryFn: (context) =>
        getIncomeLines({ ...query, ...firstPageMoment(context) }, context.signal, at),
    }),
  /** The days or the downlines behind one line. */
  rows: (token: string, query: IncomeRowsQuery, { client } = own) =>
    queryOptions({
      queryKey: privateKey('agent', 'income', 'rows', token, query),
      queryFn: (context) => {
        const params = { query: { ...query, ...firstPageMoment(context) } }
        return unwrap(client.GET('/wps/agent/income/rows', { params, signal: context.signal }))
      },
    }),
}
