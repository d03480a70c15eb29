import { queryOptions } from '@tanstack/react-query'
import { client } from './client.ts'
import { unwrap } from './unwrap.ts'

export const messageQueries = {
  /** API-45: number of unread messages. Never asked for trial accounts (ROL-12). */
  unread: (token: string) =>
    queryOptions({
      queryKey: ['messages', 'unread', token],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/v2/messages/unread', { signal })),
      staleTime: 60_000,
    }),
}
