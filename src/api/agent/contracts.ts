import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own, type Transport } from '../transport/client.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

type Schemas = components['schemas']

export type Contract = Schemas['Contract']
export type Contracts = Schemas['Contracts']
export type ContractKind = Schemas['ContractKind']
export type ContractTier = Schemas['ContractTier']
export type ContractStep = Schemas['ContractStep']
export type ContractPeriod = Schemas['ContractPeriod']
export type ContractEntry = Schemas['ContractEntry']
export type ContractLimits = Schemas['ContractLimits']
export type ContractRequest = Schemas['ContractRequest']
export type ConsolidatedContracts = Schemas['ConsolidatedContracts']

export const contractKeys = { all: privateKey('contracts') } as const

/** Contracts with the upline and with downlines; a trial account is refused with function.not.available. */
export const contractQueries = {
  /** Contracts of a kind, newest first, including ended ones. */
  list: (token: string, kind: ContractKind, { client } = own) =>
    queryOptions({
      queryKey: [...contractKeys.all, 'list', token, kind],
      queryFn: ({ signal }) =>
        unwrap(client.GET('/wps/relay/contracts', { params: { query: { kind } }, signal })),
    }),
  /** Pending and active contracts; never requested for a trial account. */
  consolidated: (token: string, { client } = own) =>
    queryOptions({
      queryKey: [...contractKeys.all, 'consolidated', token],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/consolidatedContracts', { signal })),
    }),
}

const PROCESS = {
  DIVIDEND: (body: ContractRequest, { client }: Transport) =>
    client.POST('/wps/relay/dividendContract', { body }),
  DAILY_SALARY: (body: ContractRequest, { client }: Transport) =>
    client.POST('/wps/relay/dailySalaryContract', { body }),
  HOURLY_SALARY: (body: ContractRequest, { client }: Transport) =>
    client.POST('/wps/relay/hourSalaryContract', { body }),
  REALTIME_SALARY: (body: ContractRequest, { client }: Transport) =>
    client.POST('/wps/relay/realtimeSalaryContract', { body }),
} as const

/**
 * Offers a contract, or takes a step of one; the same `requestId` is the same request. Answers all
 * contracts of the kind. Refused with contract.changed when the other side was quicker.
 */
export const processContract = (kind: ContractKind, body: ContractRequest, at = own) =>
  unwrap(PROCESS[kind](body, at))
