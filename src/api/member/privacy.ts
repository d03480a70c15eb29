import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

export type Consent = components['schemas']['Consent']
export type Consents = components['schemas']['Consents']
export type ConsentChange = components['schemas']['ConsentRequest']
export type Erasure = components['schemas']['Erasure']

export const privacyKeys = { all: privateKey('privacy') } as const

export const privacyQueries = {
  /** The member's consents, with versions and times. */
  consents: (token: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('privacy', 'consents', token),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/member/consents', { signal })),
    }),
  /** The member's request to delete personal data. */
  erasure: (token: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('privacy', 'erasure', token),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/member/erasure', { signal })),
    }),
}

/** Gives or withdraws a consent; 409 when a newer version of the text applies. */
export const setConsent = (body: ConsentChange, { client } = own) =>
  unwrap(client.PUT('/wps/member/consents', { body }))

/** Asks for the deletion of personal data, which waits; the same `requestId` asks once. */
export const requestErasure = (requestId: string, { client } = own) =>
  unwrap(client.POST('/wps/member/erasure', { body: { requestId } }))

export const withdrawErasure = ({ client } = own) => unwrap(client.DELETE('/wps/member/erasure'))

/** Everything that is kept of the member, as JSON text with a file name. */
export const exportData = ({ client } = own) => unwrap(client.POST('/wps/member/export'))
