import { queryOptions } from '@tanstack/react-query'
import type { components, operations } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { privateKey, publicKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

/** A promotion with its terms. */
export type Promotion = components['schemas']['Promotion']
export type PromotionTerms = components['schemas']['PromotionTerms']
export type PromotionApplication = components['schemas']['PromotionApplication']
export type PromotionRefusal = components['schemas']['PromotionRefusal']
/** All and the twelve kinds. */
export type PromotionFilter = NonNullable<
  NonNullable<operations['getPromotions']['parameters']['query']>['type']
>
export type ApplicationRequest = components['schemas']['PromotionApplicationRequest']

export const promotionKeys = { applications: privateKey('member', 'promotions') } as const

export const promotionQueries = {
  /** The promotions of a kind or all, newest first. */
  list: (code: string, type: PromotionFilter, { client } = own) =>
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
  /** One promotion by its id. */
  one: (code: string, id: number, { client } = own) =>
    queryOptions({
      queryKey: publicKey('content', 'promotion', code, id),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/wps/relay/promotion', { params: { query: { id, language: code } }, signal }),
        ),
    }),
  /** The member's applications, with reasons in the language of `code`. */
  applications: (token: string, code: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('member', 'promotions', token, code),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/activityApplications', { signal })),
    }),
}

/** Applies for a promotion; the same `requestId` is the same application. */
export const applyForPromotion = (body: ApplicationRequest, { client } = own) =>
  unwrap(client.POST('/wps/relay/activityApply', { body }))

/** Credits the bonus that waits; the same `requestId` is the same claim. */
export const claimActivity = (body: { promotionId: number; requestId: string }, { client } = own) =>
  unwrap(client.POST('/wps/relay/activityClaim', { body }))

/** Uploads one picture as form data and answers the id that an application names it by. */
export const uploadFile = (file: Blob, name: string, requestId: string, { client } = own) =>
  unwrap(
    client.POST('/wps/upload', {
      body: { file, requestId },
      bodySerializer(fields) {
        const form = new FormData()
        form.append('requestId', fields.requestId)
        form.append('file', fields.file, name)
        return form
      },
    }),
  )
