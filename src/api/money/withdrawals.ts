import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { firstPageMoment } from '../transport/of-one-moment.ts'
import { unwrap } from '../transport/unwrap.ts'
import { walletKeys } from './wallet.ts'

type Schemas = components['schemas']
export type PayoutAccount = Schemas['PayoutAccount']
export type PayoutAccounts = Schemas['PayoutAccounts']
export type PayoutAccountRequest = Schemas['PayoutAccountRequest']
export type PayoutAccountChoice = Schemas['PayoutAccountChoice']
export type PayoutProvider = Schemas['PayoutProvider']
export type PayoutFee = Schemas['PayoutFee']
export type WithdrawRules = Schemas['WithdrawRules']
export type WithdrawTurnover = Schemas['WithdrawTurnover']
export type Withdrawal = Schemas['Withdrawal']
export type Withdrawals = Schemas['Withdrawals']
export type WithdrawalState = Schemas['WithdrawalState']
export type WithdrawalPart = Schemas['WithdrawalPart']
export type WithdrawalRequest = Schemas['WithdrawalRequest']
export type WithdrawalBound = Schemas['WithdrawalBound']
export type ConfirmationChoice = Schemas['ConfirmationChoice']
export type PaymentConfirmationRequest = Schemas['PaymentConfirmationRequest']
export type PaymentDisputeRequest = Schemas['PaymentDisputeRequest']

/** Below the wallet's keys: what moves money makes both new. */
export const withdrawalKeys = { all: [...walletKeys.all, 'withdrawals'] } as const

const CLOSED: ReadonlySet<WithdrawalState> = new Set([
  'RECEIVED',
  'FORCED_RECEIVED',
  'REJECTED',
  'REFUNDED',
])

/** Whether something can still happen to it by itself, or waits for the member. */
export const isOpenWithdrawal = ({ state }: Pick<Withdrawal, 'state'>): boolean =>
  !CLOSED.has(state)

export const withdrawalQueries = {
  /** The current rules for withdrawals, in the language of `code`. */
  rules: (token: string, code: string, { client } = own) =>
    queryOptions({
      queryKey: [...withdrawalKeys.all, 'rules', token, code],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/withdrawRules', { signal })),
    }),
  /** The bound accounts, the default first. */
  accounts: (token: string, code: string, { client } = own) =>
    queryOptions({
      queryKey: [...withdrawalKeys.all, 'accounts', token, code],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/member/bankCard', { signal })),
    }),
  /** A page of the withdrawals, newest first, from 1. */
  list: (
    token: string,
    code: string,
    page: { pageNo: number; pageSize: number },
    { client } = own,
  ) =>
    queryOptions({
      queryKey: [...withdrawalKeys.all, 'list', token, code, page],
      queryFn: (context) => {
        const params = { query: { ...page, ...firstPageMoment(context) } }
        const { signal } = context
        return unwrap(client.GET('/wps/transaction/withdraw', { params, signal }))
      },
    }),
  /** One withdrawal; null when the member has none of this id. */
  detail: (token: string, code: string, id: string, { client } = own) =>
    queryOptions({
      queryKey: [...withdrawalKeys.all, 'detail', token, code, id],
      queryFn: async ({ signal }): Promise<Withdrawal | null> => {
        const params = { query: { id } }
        const { list } = await unwrap(client.GET('/wps/transaction/withdraw', { params, signal }))
        return list[0] ?? null
      },
    }),
  /** Payments that wait for the member's confirmation, the most urgent first. */
  confirmations: (token: string, code: string, { client } = own) =>
    queryOptions({
      queryKey: [...withdrawalKeys.all, 'confirmations', token, code],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/paymentConfirmations', { signal })),
    }),
}

/** Binds an account; encrypted, the same `requestId` binds it once. */
export const bindPayoutAccount = (body: PayoutAccountRequest, { client } = own) =>
  unwrap(client.PUT('/wps/member/bankCard', { body }))

/** Removes a bound account. */
export const removePayoutAccount = (body: PayoutAccountChoice, { client } = own) =>
  unwrap(client.POST('/wps/member/bankCard/remove', { body }))

/** The account that is paid to unless another is chosen. */
export const setDefaultPayoutAccount = (body: PayoutAccountChoice, { client } = own) =>
  unwrap(client.POST('/wps/member/bankCard/default', { body }))

/** Asks for a withdrawal; encrypted, the same `requestId` withdraws once. */
export const createWithdrawal = (body: WithdrawalRequest, { client } = own) =>
  unwrap(client.POST('/wps/transaction/withdraw', { body }))

/** The request made with this key; null when there is none. */
export async function findWithdrawalByRequest(
  requestId: string,
  { client } = own,
): Promise<Withdrawal | null> {
  const params = { query: { requestId } }
  const { list } = await unwrap(client.GET('/wps/transaction/withdraw', { params }))
  return list[0] ?? null
}

/** Confirms or denies that a part has arrived. */
export const confirmPayment = (body: PaymentConfirmationRequest, { client } = own) =>
  unwrap(client.POST('/wps/relay/paymentConfirmation', { body }))

/** Disputes a forced receipt. */
export const disputePayment = (body: PaymentDisputeRequest, { client } = own) =>
  unwrap(client.POST('/wps/relay/paymentDispute', { body }))
