import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own, type Transport } from '../transport/client.ts'
import { firstPageMoment } from '../transport/of-one-moment.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'
import type { ContractKind } from './contracts.ts'

export type Salaries = components['schemas']['Salaries']
export type SalaryRow = components['schemas']['SalaryRow']

/** Days of the merchant's calendar (yyyy-MM-dd), at most 31, and which page of them. */
export interface SalariesQuery {
  readonly from: string
  readonly to: string
  readonly pageNo: number
  readonly pageSize: number
  readonly until?: number
}

type Read = (query: SalariesQuery, signal: AbortSignal, at: Transport) => Promise<Salaries>

const READ: Readonly<Record<ContractKind, Read>> = {
  DIVIDEND: (query, signal, { client }) =>
    unwrap(client.GET('/wps/agent/dividends', { params: { query }, signal })),
  DAILY_SALARY: (query, signal, { client }) =>
    unwrap(client.GET('/wps/agent/salary/daily', { params: { query }, signal })),
  HOURLY_SALARY: (query, signal, { client }) =>
    unwrap(client.GET('/wps/agent/salary/hourly', { params: { query }, signal })),
  REALTIME_SALARY: (query, signal, { client }) =>
    unwrap(client.GET('/wps/agent/salary/realtime', { params: { query }, signal })),
}

/** One page of what contracts of a kind pay, newest first; only agents may ask. */
export const getSalaries = (
  kind: ContractKind,
  query: SalariesQuery,
  signal: AbortSignal,
  at = own,
) => READ[kind](query, signal, at)

export const salaryQueries = {
  page: (token: string, kind: ContractKind, query: SalariesQuery, at = own) =>
    queryOptions({
      queryKey: privateKey('agent', 'salaries', token, kind, query),
      queryFn: (context) =>
        getSalaries(kind, { ...query, ...firstPageMoment(context) }, context.signal, at),
    }),
}
