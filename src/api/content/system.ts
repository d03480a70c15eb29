import { queryOptions } from '@tanstack/react-query'
import { own } from '../transport/client.ts'
import { publicKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

export const systemQueries = {
  /** The configuration, which the app needs before it renders. */
  config: ({ client } = own) =>
    queryOptions({
      queryKey: publicKey('system', 'config'),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/system/settings/consolidated', { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** 0 normal, 1 maintenance, 2 region restricted. */
  status: ({ client } = own) =>
    queryOptions({
      queryKey: publicKey('system', 'status'),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/system/status', { signal })),
      staleTime: 0,
    }),
  /** Rules of the registration fields and the password that new accounts start with. */
  registerSettings: ({ client } = own) =>
    queryOptions({
      queryKey: publicKey('system', 'register'),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/system/setting/register', { signal })),
      staleTime: 300_000,
    }),
  /** The help centre in a language; its anchors are the same in every language. */
  helpCenter: (language: string, { client } = own) =>
    queryOptions({
      queryKey: publicKey('system', 'help', language),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/wps/system/helpCenter', {
            params: { query: { version: 2, lang: language, device: 'WEB' } },
            signal,
          }),
        ),
      staleTime: 300_000,
    }),
  /** Countries with their dialling code and the lengths of a mobile number. */
  countries: ({ client } = own) =>
    queryOptions({
      queryKey: publicKey('system', 'countries'),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/system/country', { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

export type Country = Awaited<
  ReturnType<NonNullable<ReturnType<typeof systemQueries.countries>['queryFn']>>
>['list'][number]
export type PermissionConfig = Awaited<
  ReturnType<NonNullable<ReturnType<typeof systemQueries.config>['queryFn']>>
>
