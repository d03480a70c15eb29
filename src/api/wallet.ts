import { queryOptions } from '@tanstack/react-query'
import { client } from './client.ts'
import { privateKey } from './query-keys.ts'
import { unwrap } from './unwrap.ts'

/** Invalidate after anything that may have moved money. */
export const walletKeys = { all: privateKey('wallet') } as const

export const walletQueries = {
  /** API-23: the balance as a decimal string, with its currency; keyed by token. */
  balance: (token: string) =>
    queryOptions({
      queryKey: privateKey('wallet', 'balance', token),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/v2/wallets/balance', { signal })),
      staleTime: 15_000,
    }),
  /** API-25: whether all vendors share one wallet. */
  merchantWallet: () =>
    queryOptions({
      queryKey: privateKey('wallet', 'merchant'),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/merchantWallet', { signal })),
    }),
}
