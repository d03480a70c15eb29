import { queryOptions } from '@tanstack/react-query'
import type { components } from '../../openapi/generated/types.ts'
import { client } from './client.ts'
import { privateKey } from './query-keys.ts'
import { unwrap } from './unwrap.ts'

export type SecurityConfig = components['schemas']['SecurityConfig']
export type CodeMethod = components['schemas']['CodeMethod']
export type MemberCodeRequest = components['schemas']['MemberCodeRequest']

export const securityKeys = { all: privateKey('security') } as const

export const securityQueries = {
  /** D-064: how the account is secured; numbers and mailboxes are masked. */
  config: (token: string) =>
    queryOptions({
      queryKey: [...securityKeys.all, 'config', token],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/v2/member/securityConfig', { signal })),
    }),
}

/** D-064: sets the first payment password; encrypted, the same `requestId` sets it once. */
export const setPaymentPassword = (body: components['schemas']['SetPaymentPasswordRequest']) =>
  unwrap(client.PUT('/wps/member/paymentPassword', { body }))

/** D-064: changes the payment password; encrypted. */
export const changePaymentPassword = (
  body: components['schemas']['ChangePaymentPasswordRequest'],
) => unwrap(client.POST('/wps/member/paymentPassword', { body }))

/** D-064: sets a new payment password with a code; encrypted. */
export const resetPaymentPassword = (body: components['schemas']['ResetPaymentPasswordRequest']) =>
  unwrap(client.POST('/wps/member/paymentPassword/reset', { body }))

/** AUT-22: sends a code to the member's own, or to a new number or mailbox. */
export const sendMemberCode = (body: MemberCodeRequest) =>
  unwrap(client.POST('/wps/member/verificationCode', { body }))
