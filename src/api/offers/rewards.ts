import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

export type Reward = components['schemas']['Reward']
export type RewardRefusal = components['schemas']['RewardRefusal']
export type CheckIn = components['schemas']['CheckIn']
export type CheckInDay = components['schemas']['CheckInDay']
export type Mission = components['schemas']['Mission']
export type MissionKind = components['schemas']['MissionKind']
export type MissionSummary = components['schemas']['MissionSummary']
export type Leaderboard = components['schemas']['Leaderboard']
export type LeaderboardPeriod = components['schemas']['LeaderboardPeriod']
export type LeaderboardRow = components['schemas']['LeaderboardRow']
export type Vip = components['schemas']['Vip']
export type VipLevel = components['schemas']['VipLevel']
export type ManualRebate = components['schemas']['ManualRebate']
export type LeaderboardOwn = components['schemas']['LeaderboardOwn']

/** The roots of these queries; a claim may change everything below `all`. */
export const rewardKeys = {
  all: privateKey('rewards'),
  leaderboard: privateKey('rewards', 'leaderboard'),
} as const

export const rewardQueries = {
  /** The VIP levels and how far the member is. */
  vip: (token: string, { client } = own) =>
    queryOptions({
      queryKey: [...rewardKeys.all, 'vip', token],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/vip', { signal })),
    }),
  /** The rebate on valid bets since the last one, by game type. */
  rebate: (token: string, { client } = own) =>
    queryOptions({
      queryKey: [...rewardKeys.all, 'rebate', token],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/manualRebate', { signal })),
    }),
  /** The check-in calendar between two days (yyyy-MM-dd), both included; without them this month. */
  checkIn: (token: string, range: { from: string; to: string } | null, { client } = own) =>
    queryOptions({
      queryKey: [...rewardKeys.all, 'checkIn', token, range],
      queryFn: ({ signal }) =>
        unwrap(client.GET('/wps/relay/checkIn', { params: { query: range ?? {} }, signal })),
    }),
  /** The tasks, with their texts in the language of `code`. */
  missions: (token: string, code: string, { client } = own) =>
    queryOptions({
      queryKey: [...rewardKeys.all, 'missions', token, code],
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/wps/relay/missionSummary', {
            params: { query: { language: code } },
            signal,
          }),
        ),
    }),
  /** Public, but it contains the member's own rank, so the token is part of the key. */
  leaderboard: (token: string | null, period: LeaderboardPeriod, { client } = own) =>
    queryOptions({
      queryKey: [...rewardKeys.leaderboard, token, period],
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/wps/relay/missionLeaderboard', { params: { query: { period } }, signal }),
        ),
    }),
}

/** Claims a day's check-in; the same `requestId` is the same claim. */
export const claimCheckIn = (body: components['schemas']['CheckInRequest'], { client } = own) =>
  unwrap(client.POST('/wps/relay/checkIn', { body }))

/** Claims the reward of a task; the same `requestId` is the same claim. */
export const claimMission = (
  body: components['schemas']['MissionClaimRequest'],
  { client } = own,
) => unwrap(client.POST('/wps/relay/missionClaim', { body }))

/** Masks the member's name on the leaderboard, or shows it. */
export const setLeaderboardName = (masked: boolean, { client } = own) =>
  unwrap(client.PUT('/wps/relay/missionLeaderboard', { body: { masked } }))

/** Claims the bonus of a VIP level; the same `requestId` is the same claim. */
export const claimVipBonus = (body: components['schemas']['VipClaimRequest'], { client } = own) =>
  unwrap(client.POST('/wps/relay/vip', { body }))

/** Claims the rebate that there is now; the same `requestId` is the same claim. */
export const claimRebate = (body: components['schemas']['ManualRebateRequest'], { client } = own) =>
  unwrap(client.POST('/wps/relay/manualRebate', { body }))
