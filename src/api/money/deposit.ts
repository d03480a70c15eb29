import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { unwrap } from '../transport/unwrap.ts'
import { walletKeys } from './wallet.ts'

export type Deposit = components['schemas']['Deposit']
export type DepositOptions = components['schemas']['DepositOptions']
export type DepositMethod = components['schemas']['DepositMethod']
export type DepositPromotion = components['schemas']['DepositPromotion']
export type DepositRequest = components['schemas']['DepositRequest']

/** Below the wallet's keys: what moves money makes both new. */
export const depositKeys = { all: [...walletKeys.all, 'deposit'] } as const

export const isOpenDeposit = ({ state }: Deposit): boolean =>
  state === 'PENDING' || state === 'PROCESSING'

export const depositQueries = {
  /** The ways to deposit and the promotions with it, in the language of `code`. */
  options: (token: string, code: string, { client } = own) =>
    queryOptions({
      queryKey: [...depositKeys.all, 'options', token, code],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/depositMethods', { signal })),
    }),
  /** The deposits, newest first. */
  list: (token: string, code: string, { client } = own) =>
    queryOptions({
      queryKey: [...depositKeys.all, 'list', token, code],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/transaction/deposit', { signal })),
    }),
}

/** Begins a deposit; the same `requestId` begins it once. */
export const createDeposit = (body: DepositRequest, { client } = own) =>
  unwrap(client.POST('/wps/transaction/deposit', { body }))

/** The request made with this key; null when there is none. */
export async function findDepositByRequest(
  requestId: string,
  { client } = own,
): Promise<Deposit | null> {
  const { list } = await unwrap(client.GET('/wps/transaction/deposit'))
  return list.find((one) => one.requestId === requestId) ?? null
}

/** Tells that a deposit was paid. */
export const reportDepositPaid = (
  body: components['schemas']['DepositPaidRequest'],
  { client } = own,
) => unwrap(client.POST('/wps/transaction/deposit/paid', { body }))
