import { queryOptions } from '@tanstack/react-query'
import { own } from '../transport/client.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

export const captchaQueries = {
  /** One picture for a single use; another `round` fetches a new one. */
  picture: (round: number, { client } = own) =>
    queryOptions({
      queryKey: privateKey('session', 'captcha', round),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/captcha', { signal })),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
}
