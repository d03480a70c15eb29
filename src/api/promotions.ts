import { queryOptions } from '@tanstack/react-query'
import type { components, operations } from '../../openapi/generated/types.ts'
import { client } from './client.ts'
import { privateKey, publicKey } from './query-keys.ts'
import { unwrap } from './unwrap.ts'

/** ENT-20: a promotion with its terms (F-28). */
export type Promotion = components['schemas']['Promotion']
export type PromotionTerms = components['schemas']['PromotionTerms']
export type PromotionApplication = components['schemas']['PromotionApplication']
/** ENT-79: all and the twelve kinds. */
export type PromotionFilter = NonNullable<
  NonNullable<operations['getPromotions']['parameters']['query']>['type']
>
export type ApplicationRequest = components['schemas']['PromotionApplicationRequest']
export type UploadRequest = components['schemas']['UploadRequest']

export const promotionKeys = { applications: privateKey('member', 'promotions') } as const

export const promotionQueries = {
  /** The promotions of a kind or all, newest first. */
  list: (code: string, type: PromotionFilter) =>
    queryOptions({
      queryKey: publicKey('content', 'promotions', code, type),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/wps/relay/promotions', {
            params: { query: { type, language: code } },
            signal,
          }),
        ),
    }),
  one: (code: string, id: number) =>
    queryOptions({
      queryKey: publicKey('content', 'promotion', code, id),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/wps/relay/promotion', { params: { query: { id, language: code } }, signal }),
        ),
    }),
  /** What this member has applied for, with reasons in the language asked for. */
  applications: (token: string, code: string) =>
    queryOptions({
      queryKey: privateKey('member', 'promotions', token, code),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/promotionApplications', { signal })),
    }),
}

/** The same requestId again is the same application. */
export const applyForPromotion = (body: ApplicationRequest) =>
  unwrap(client.POST('/wps/relay/promotionApplications', { body }))

/** D-090: one picture; answers the id it is handed in by. */
export const uploadFile = (body: UploadRequest) =>
  unwrap(client.POST('/wps/relay/upload', { body }))
