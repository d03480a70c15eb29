import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

export type Limits = components['schemas']['Limits']
export type Limit = components['schemas']['Limit']
export type LimitKind = components['schemas']['LimitKind']
export type LimitChange = components['schemas']['LimitChange']
export type ProductBlock = components['schemas']['ProductBlock']
export type GamePause = components['schemas']['Pause']
export type RealityCheck = components['schemas']['RealityCheck']
export type PlayFacts = components['schemas']['PlayFacts']
export type RealityCheckReply = components['schemas']['RealityCheckReply']
export type ActivityPeriod = components['schemas']['ActivityPeriod']
export type ActivityStatement = components['schemas']['ActivityStatement']

/** Invalidate `all` after anything that may have used up a limit. */
export const limitKeys = { all: privateKey('limits') } as const

export const limitQueries = {
  /** Every limit with its use, blocked kinds of game, and the break that runs. */
  limits: (token: string, { client } = own) =>
    queryOptions({
      queryKey: [...limitKeys.all, 'limits', token],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/member/limits', { signal })),
    }),
  /** The interval of the reality check, and what is due. */
  realityCheck: (token: string, { client } = own) =>
    queryOptions({
      queryKey: [...limitKeys.all, 'realityCheck', token],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/member/realityCheck', { signal })),
    }),
  /** Sums of the last 7 or 30 days of the merchant. */
  activity: (token: string, period: ActivityPeriod, { client } = own) =>
    queryOptions({
      queryKey: [...limitKeys.all, 'activity', token, period],
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/wps/member/activityStatement', { params: { query: { period } }, signal }),
        ),
    }),
}

/** Sets or lifts a limit; refused with limit.not.ready when the second confirmation comes too early or too late. */
export const setLimit = (body: components['schemas']['LimitRequest'], { client } = own) =>
  unwrap(client.PUT('/wps/member/limits', { body }))

/** Records that the member has reviewed their limits. */
export const reviewLimits = (body: components['schemas']['ReviewRequest'], { client } = own) =>
  unwrap(client.POST('/wps/member/limits/review', { body }))

/** Blocks a kind of game, or asks to open it. */
export const setProductBlock = (
  body: components['schemas']['ProductBlockRequest'],
  { client } = own,
) => unwrap(client.PUT('/wps/member/productBlock', { body }))

/** Chooses the interval of the reality check, in minutes. */
export const setRealityCheck = (minutes: number, { client } = own) =>
  unwrap(client.PUT('/wps/member/realityCheck', { body: { minutes } }))

/** Answers the check that was due at `dueAt`; any other one is left alone. */
export const answerRealityCheck = (body: RealityCheckReply, { client } = own) =>
  unwrap(client.POST('/wps/member/realityCheck', { body }))

/** Starts a time-out at once. */
export const startTimeOut = (body: components['schemas']['TimeOutRequest'], { client } = own) =>
  unwrap(client.POST('/wps/member/timeOut', { body }))

/** Starts a self-exclusion at once. */
export const excludeSelf = (
  body: components['schemas']['SelfExclusionRequest'],
  { client } = own,
) => unwrap(client.POST('/wps/member/selfExclusion', { body }))
