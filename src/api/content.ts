import { queryOptions } from '@tanstack/react-query'
import { client } from './client.ts'
import { language } from './context-params.ts'
import { unwrap } from './unwrap.ts'

export const contentQueries = {
  /** API-44, ANN-05, ANN-06: keyed by language and by whether somebody is logged in. */
  announcements: (code: string, loggedIn: boolean) =>
    queryOptions({
      queryKey: ['content', 'announcements', code, loggedIn],
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/wps/relay/announcements', {
            params: {
              query: { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B', language: language() },
            },
            signal,
          }),
        ),
    }),
}
