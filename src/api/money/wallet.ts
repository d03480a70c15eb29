import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

export type RunningBonus = components['schemas']['RunningBonus']
export type Wallets = components['schemas']['Wallets']
export type VendorWallet = components['schemas']['VendorWallet']
export type WalletMove = components['schemas']['WalletMove']
export type NetDeposits = components['schemas']['NetDeposits']
export type UplineTransfer = components['schemas']['UplineTransfer']
export type Upline = components['schemas']['Upline']

/** Invalidate after anything that may have moved money. */
export const walletKeys = {
  all: privateKey('wallet'),
  /** Records, and what is derived from them (`reports.ts`). */
  reports: privateKey('wallet', 'reports'),
} as const

export const walletQueries = {
  /** The balance as a decimal string, with its currency; keyed by token. */
  balance: (token: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('wallet', 'balance', token),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/v2/wallets/balance', { signal })),
      staleTime: 15_000,
    }),
  /** The bonus whose turnover is under way, named in the language of `code`; null for none. */
  runningBonus: (token: string, code: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('wallet', 'bonus', token, code),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/runningBonus', { signal })),
      staleTime: 15_000,
    }),
  /** Whether all vendors share one wallet. */
  merchantWallet: ({ client } = own) =>
    queryOptions({
      queryKey: privateKey('wallet', 'merchant'),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/merchantWallet', { signal })),
    }),
  /** The main wallet and the vendor wallets, named in the language of `code`. */
  wallets: (token: string, code: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('wallet', 'wallets', token, code),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/wallets', { signal })),
    }),
  /** Deposits and withdrawals of a lifetime and of the last twelve months. */
  netDeposits: (token: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('wallet', 'netDeposits', token),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/netDeposits', { signal })),
    }),
  /** The upline to whom the member may transfer money; `upline` is null when there is none. */
  upline: (token: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('wallet', 'upline', token),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/transferUpline', { signal })),
    }),
}

/** Moves money between two wallets; the same `requestId` is the same transfer. */
export const transferWallet = (
  body: components['schemas']['WalletTransferRequest'],
  { client } = own,
) => unwrap(client.POST('/wps/relay/walletTransfer', { body }))

/** Moves everything back to the main wallet; the same `requestId` is the same collection. */
export const collectWallets = (requestId: string, { client } = own) =>
  unwrap(client.POST('/wps/relay/walletCollect', { body: { requestId } }))

/** The result of a transfer or a collection with this `requestId`; null when there is none. */
export async function findWalletMoveByRequest(
  requestId: string,
  { client } = own,
): Promise<WalletMove | null> {
  const query = { requestId }
  const move = await unwrap(client.GET('/wps/relay/walletTransfer', { params: { query } }))
  return move.transfers.length > 0 ? move : null
}

/** Switches the automatic transfer on launch. */
export const setAutoTransfer = (
  body: components['schemas']['AutoTransferRequest'],
  { client } = own,
) => unwrap(client.PUT('/wps/relay/autoTransfer', { body }))

/** Transfers money to the upline; encrypted, the same `requestId` is the same transfer. */
export const transferUpline = (
  body: components['schemas']['UplineTransferRequest'],
  { client } = own,
) => unwrap(client.POST('/wps/relay/transferUpline', { body }))

/** Transfers money to a direct downline (404 for others); encrypted, once for a `requestId`. */
export const transferDownline = (
  body: components['schemas']['DownlineTransferRequest'],
  { client } = own,
) => unwrap(client.POST('/wps/relay/transferDownline', { body }))

/** The result of a transfer to a downline with this `requestId`; null when there is none. */
export async function findDownlineTransferByRequest(
  requestId: string,
  { client } = own,
): Promise<UplineTransfer | null> {
  const query = { requestId }
  const { transfer } = await unwrap(
    client.GET('/wps/relay/downlineTransfer', { params: { query } }),
  )
  return transfer
}

/** The result of a transfer to the upline with this `requestId`; null when there is none. */
export async function findUplineTransferByRequest(
  requestId: string,
  { client } = own,
): Promise<UplineTransfer | null> {
  const query = { requestId }
  const { transfer } = await unwrap(client.GET('/wps/relay/uplineTransfer', { params: { query } }))
  return transfer
}
