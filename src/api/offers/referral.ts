import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

export type Referral = components['schemas']['Referral']
export type ReferralLink = components['schemas']['ReferralLink']

export const referralQueries = {
  /** The member's links with their results, the general one first. */
  own: (token: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('referral', token),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/referral', { signal })),
    }),
}

/** A link for one placement; one that exists is answered the same way. */
export const addReferralLink = (
  body: components['schemas']['ReferralLinkRequest'],
  { client } = own,
) => unwrap(client.POST('/wps/relay/referral', { body }))
