import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { privateKey, publicKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

/** A player notice. */
export type Notice = components['schemas']['Notice']
/** A notice that opens unasked, at the moments that `execution` names. */
export type PopupItem = components['schemas']['PopupItem']

/** Texts of the merchant, which depend on the language. */
export const contentKeys = { all: publicKey('content') } as const

export const contentQueries = {
  /** Keyed by language and by token, which is `''` for a guest. */
  announcements: (code: string, token: string, { client, context } = own) =>
    queryOptions({
      queryKey: privateKey('content', 'announcements', code, token),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/wps/relay/announcements', {
            params: {
              query: {
                types: 'B,PL,PU,PR,H',
                platform: 'W',
                execution: 'B',
                language: context.language(),
              },
            },
            signal,
          }),
        ),
    }),
}
