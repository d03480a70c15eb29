import { queryOptions } from '@tanstack/react-query'
import type { components, operations } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { firstPageMoment } from '../transport/of-one-moment.ts'
import { publicKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

export type WinnerRow = components['schemas']['WinnerRow']
export type Winners = components['schemas']['Winners']
export type WinnerPeriod = components['schemas']['WinnerPeriod']
export type WinnerCategory = operations['getWinners']['parameters']['query']['gameCategory']

export const WINNERS_PER_PAGE = 20

interface WinnersRequest {
  readonly category: WinnerCategory
  readonly period: WinnerPeriod
  /** From 1. */
  readonly page: number
}

export const winnerQueries = {
  /** One page of the winners of a period, highest first. */
  page: (code: string, { category, period, page }: WinnersRequest, { client, context } = own) =>
    queryOptions({
      queryKey: publicKey('games', 'winnerList', code, { category, period, pageNo: page }),
      queryFn: (asked) =>
        unwrap(
          client.GET('/wps/relay/winners', {
            params: {
              query: {
                gameCategory: category,
                period,
                language: context.language(),
                pageNo: page,
                pageSize: WINNERS_PER_PAGE,
                ...firstPageMoment(asked),
              },
            },
            signal: asked.signal,
          }),
        ),
    }),
}
