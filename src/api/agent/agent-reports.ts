import { queryOptions } from '@tanstack/react-query'
import type { components, paths } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { firstPageMoment } from '../transport/of-one-moment.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

type Schemas = components['schemas']

export type TeamBet = Schemas['TeamBet']
export type TeamBets = Schemas['TeamBets']
export type UserLoss = Schemas['UserLoss']
export type UserLosses = Schemas['UserLosses']
export type TeamMovement = Schemas['TeamMovement']
export type TeamMovementKind = Schemas['TeamMovementKind']
export type TeamMovements = Schemas['TeamMovements']
export type CreditEntry = Schemas['CreditEntry']
export type CreditReport = Schemas['CreditReport']

type QueryOf<Path extends keyof paths> = paths[Path] extends {
  get: { parameters: { query: infer Query } }
}
  ? Query
  : never

export type TeamBetsQuery = QueryOf<'/wps/agent/team/bets'>
export type UserLossesQuery = QueryOf<'/wps/agent/team/loss'>
export type TeamMovementsQuery = QueryOf<'/wps/agent/downlines/transactions'>
export type CreditQuery = QueryOf<'/wps/agent/credit'>

/** One page each; days are in the merchant's calendar (yyyy-MM-dd), up to 31. Only for agents. */
export const getTeamBets = (query: TeamBetsQuery, signal: AbortSignal, { client } = own) =>
  unwrap(client.GET('/wps/agent/team/bets', { params: { query }, signal }))

export const getUserLosses = (query: UserLossesQuery, signal: AbortSignal, { client } = own) =>
  unwrap(client.GET('/wps/agent/team/loss', { params: { query }, signal }))

export const getTeamMovements = (
  query: TeamMovementsQuery,
  signal: AbortSignal,
  { client } = own,
) => unwrap(client.GET('/wps/agent/downlines/transactions', { params: { query }, signal }))

export const getCredit = (query: CreditQuery, signal: AbortSignal, { client } = own) =>
  unwrap(client.GET('/wps/agent/credit', { params: { query }, signal }))

/** Team bets, losses and transactions; D-067: the agent's credit line. */
export const agentReportQueries = {
  bets: (token: string, query: TeamBetsQuery, at = own) =>
    queryOptions({
      queryKey: privateKey('agent', 'team-bets', token, query),
      queryFn: (context) =>
        getTeamBets({ ...query, ...firstPageMoment(context) }, context.signal, at),
    }),
  losses: (token: string, query: UserLossesQuery, at = own) =>
    queryOptions({
      queryKey: privateKey('agent', 'user-loss', token, query),
      queryFn: (context) =>
        getUserLosses({ ...query, ...firstPageMoment(context) }, context.signal, at),
    }),
  movements: (token: string, query: TeamMovementsQuery, at = own) =>
    queryOptions({
      queryKey: privateKey('agent', 'movements', token, query),
      queryFn: (context) =>
        getTeamMovements({ ...query, ...firstPageMoment(context) }, context.signal, at),
    }),
  credit: (token: string, query: CreditQuery, at = own) =>
    queryOptions({
      queryKey: privateKey('agent', 'credit', token, query),
      queryFn: (context) =>
        getCredit({ ...query, ...firstPageMoment(context) }, context.signal, at),
    }),
}
