import { queryOptions } from '@tanstack/react-query'
import { client } from './client.ts'
import { privateKey } from './query-keys.ts'
import { unwrap } from './unwrap.ts'

export const messageKeys = { all: privateKey('messages') } as const

export const messageQueries = {
  /** API-45: number of unread messages. Never called for trial accounts (ROL-12). */
  unread: (token: string) =>
    queryOptions({
      queryKey: privateKey('messages', 'unread', token),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/v2/messages/unread', { signal })),
      staleTime: 60_000,
    }),
}
