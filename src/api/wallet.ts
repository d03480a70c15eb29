import { queryOptions } from '@tanstack/react-query'
import { client } from './client.ts'
import { unwrap } from './unwrap.ts'

export const walletQueries = {
  /** API-23: decimal string with its currency. Private: keyed by the token. */
  balance: (token: string) =>
    queryOptions({
      queryKey: ['wallet', 'balance', token],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/v2/wallets/balance', { signal })),
      staleTime: 15_000,
    }),
  /** API-25: whether all vendors share one wallet. */
  merchantWallet: () =>
    queryOptions({
      queryKey: ['wallet', 'merchant'],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/merchantWallet', { signal })),
    }),
}
