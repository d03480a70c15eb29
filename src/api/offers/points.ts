import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { firstPageMoment } from '../transport/of-one-moment.ts'
import { privateKey, publicKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

export type MallReward = components['schemas']['MallReward']
export type RewardField = components['schemas']['RewardField']
export type RedeemDelivery = components['schemas']['RedeemDelivery']
export type PointsConfig = components['schemas']['PointsConfig']
export type PointsBalance = components['schemas']['PointsBalance']
export type PointsType = components['schemas']['PointsType']
export type PointsTransaction = components['schemas']['PointsTransaction']
export type RedeemRecord = components['schemas']['RedeemRecord']
export type RedeemStatus = components['schemas']['RedeemStatus']

/** A page of a list, from 1. */
interface PageQuery {
  readonly pageNo: number
  readonly pageSize: number
  readonly until?: number
}

interface Term {
  /** Days of the merchant's calendar (yyyy-MM-dd), both included. */
  readonly from?: string
  readonly to?: string
}

type RedemptionQuery = PageQuery &
  Term & { readonly status?: RedeemStatus; readonly requestId?: string }
type TransactionQuery = PageQuery & Term & { readonly type?: PointsType }

export const pointsKeys = {
  own: privateKey('points'),
  rewards: publicKey('points', 'rewards'),
} as const

/** Redemptions and conversions, newest first. */
export const getPointsRedemptions = (
  query: RedemptionQuery,
  signal?: AbortSignal,
  { client } = own,
) =>
  unwrap(
    client.GET('/wps/points/redemptions', { params: { query }, ...(signal ? { signal } : {}) }),
  )

/** Points transactions, newest first, with the sums of the page and of all. */
export const getPointsTransactions = (
  query: TransactionQuery,
  signal?: AbortSignal,
  { client } = own,
) =>
  unwrap(
    client.GET('/wps/points/transactions', { params: { query }, ...(signal ? { signal } : {}) }),
  )

export const pointsQueries = {
  /** The rewards for points, with names in the language of `code`. */
  rewards: (code: string, { client } = own) =>
    queryOptions({
      queryKey: [...pointsKeys.rewards, code],
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/wps/points/rewards', { params: { query: { language: code } }, signal }),
        ),
    }),
  /** The rules for earning points, and their worth. */
  config: ({ client } = own) =>
    queryOptions({
      queryKey: publicKey('points', 'config'),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/points/config', { signal })),
    }),
  /** API-53 */
  balance: (token: string, { client } = own) =>
    queryOptions({
      queryKey: [...pointsKeys.own, 'balance', token],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/points/balance', { signal })),
    }),
  redemptions: (token: string, query: RedemptionQuery, at = own) =>
    queryOptions({
      queryKey: [...pointsKeys.own, 'redemptions', token, query],
      queryFn: (context) =>
        getPointsRedemptions({ ...query, ...firstPageMoment(context) }, context.signal, at),
    }),
  transactions: (token: string, query: TransactionQuery, at = own) =>
    queryOptions({
      queryKey: [...pointsKeys.own, 'transactions', token, query],
      queryFn: (context) =>
        getPointsTransactions({ ...query, ...firstPageMoment(context) }, context.signal, at),
    }),
}

/** Encrypted; the same `requestId` is the same redemption. */
export const redeemPoints = (body: components['schemas']['RedeemRequest'], { client } = own) =>
  unwrap(client.POST('/wps/points/redeem', { body }))

/** Encrypted; the same `requestId` is the same conversion. */
export const convertPoints = (body: components['schemas']['ConvertRequest'], { client } = own) =>
  unwrap(client.POST('/wps/points/convert', { body }))

/** The result of a request whose response was lost; null when there is none. */
export async function findRedemptionByRequest(
  requestId: string,
  at = own,
): Promise<RedeemRecord | null> {
  const { list } = await getPointsRedemptions({ pageNo: 1, pageSize: 1, requestId }, undefined, at)
  return list[0] ?? null
}
