import { queryOptions } from '@tanstack/react-query'
import type { components } from '../../openapi/generated/types.ts'
import { client } from './client.ts'
import { publicKey } from './query-keys.ts'
import { unwrap } from './unwrap.ts'

export type ArticleKind = components['schemas']['ArticleKind']
export type ArticleCard = components['schemas']['ArticleCard']
export type Article = components['schemas']['Article']

export const ARTICLES_PER_PAGE = 6

export const readingQueries = {
  /** OTH-16, OTH-17: one page of the blog or the news, newest first. */
  page: (kind: ArticleKind, code: string, pageNo: number) =>
    queryOptions({
      queryKey: publicKey('content', 'articles', kind, code, pageNo),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/wps/relay/articles', {
            params: { query: { kind, pageNo, pageSize: ARTICLES_PER_PAGE, language: code } },
            signal,
          }),
        ),
    }),
  article: (kind: ArticleKind, code: string, id: number) =>
    queryOptions({
      queryKey: publicKey('content', 'article', kind, code, id),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/wps/relay/article', {
            params: { query: { kind, id, language: code } },
            signal,
          }),
        ),
    }),
}
