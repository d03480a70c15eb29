import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

export type Profile = components['schemas']['Profile']
export type ProfileField = components['schemas']['ProfileField']
export type ProfileValues = components['schemas']['ProfileValues']
export type Kyc = components['schemas']['Kyc']
export type KycDocument = components['schemas']['KycDocument']

export const profileKeys = { all: privateKey('profile') } as const

export const profileQueries = {
  /** The member's profile, with the locked fields. */
  profile: (token: string, { client } = own) =>
    queryOptions({
      queryKey: [...profileKeys.all, 'values', token],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/member/profile', { signal })),
    }),
  /** The state of the identity check. */
  kyc: (token: string, { client } = own) =>
    queryOptions({
      queryKey: [...profileKeys.all, 'kyc', token],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/member/kyc', { signal })),
    }),
}

/** Changes the fields that are named; the same `requestId` changes them once. */
export const updateProfile = (
  body: components['schemas']['UpdateProfileRequest'],
  { client } = own,
) => unwrap(client.POST('/wps/member/info', { body }))

/** Sends the uploaded pictures of a document. */
export const submitKyc = (body: components['schemas']['KycRequest'], { client } = own) =>
  unwrap(client.POST('/wps/member/kyc', { body }))

/** One of the merchant's avatars, the id of an uploaded picture, or `icon` null for the initials. */
export const chooseIcon = (body: components['schemas']['MemberIconRequest'], { client } = own) =>
  unwrap(client.PUT('/wps/member/info/icon', { body }))
