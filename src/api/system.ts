import { queryOptions } from '@tanstack/react-query'
import { client } from './client.ts'
import { unwrap } from './unwrap.ts'

export const systemQueries = {
  /** API-10: everything the app must know before it is built (ENT-55). */
  config: () =>
    queryOptions({
      queryKey: ['system', 'config'],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/system/settings/consolidated', { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** API-06: 0 normal, 1 maintenance, 2 region restricted. */
  status: () =>
    queryOptions({
      queryKey: ['system', 'status'],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/system/status', { signal })),
      staleTime: 0,
    }),
  /** API-08: rules of the registration fields and the password that new accounts start with. */
  registerSettings: () =>
    queryOptions({
      queryKey: ['system', 'register'],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/system/setting/register', { signal })),
      staleTime: 300_000,
    }),
}

export type PermissionConfig = Awaited<
  ReturnType<NonNullable<ReturnType<typeof systemQueries.config>['queryFn']>>
>
