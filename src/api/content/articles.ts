import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { publicKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

export type ArticleKind = components['schemas']['ArticleKind']
export type ArticleCard = components['schemas']['ArticleCard']
export type Article = components['schemas']['Article']

const PER_PAGE = 6

export const articleQueries = {
  /** One page of the blog or the news, newest first; pages count from 1. */
  page: (kind: ArticleKind, language: string, pageNo: number, { client } = own) =>
    queryOptions({
      queryKey: publicKey('content', 'articles', kind, language, pageNo),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/wps/relay/articles', {
            params: { query: { kind, pageNo, pageSize: PER_PAGE, language } },
            signal,
          }),
        ),
    }),
  /** One article with its text and some related ones. */
  article: (kind: ArticleKind, language: string, id: number, { client } = own) =>
    queryOptions({
      queryKey: publicKey('content', 'article', kind, language, id),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/wps/relay/article', { params: { query: { kind, id, language } }, signal }),
        ),
    }),
}
