import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

export type SecurityConfig = components['schemas']['SecurityConfig']
export type CodeMethod = components['schemas']['CodeMethod']
export type OpenSession = components['schemas']['OpenSession']
export type OpenMatter = components['schemas']['OpenMatter']
export type LoginEntry = components['schemas']['LoginEntry']
export type AuditEntry = components['schemas']['AuditEntry']
export type MemberCodeRequest = components['schemas']['MemberCodeRequest']

export const securityKeys = { all: privateKey('security') } as const

export const securityQueries = {
  /** The security settings; numbers and mailboxes are masked. */
  config: (token: string, { client } = own) =>
    queryOptions({
      queryKey: [...securityKeys.all, 'config', token],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/v2/member/securityConfig', { signal })),
    }),
  /** The account's sessions, the current one first. */
  sessions: (token: string, { client } = own) =>
    queryOptions({
      queryKey: [...securityKeys.all, 'sessions', token],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/member/sessions', { signal })),
    }),
  /** The open matters of the account, with names in a language. */
  openMatters: (token: string, language: string, { client } = own) =>
    queryOptions({
      queryKey: [...securityKeys.all, 'openMatters', token, language],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/member/openMatters', { signal })),
    }),
  /** Logins of the last ninety days, newest first. */
  logins: (token: string, { client } = own) =>
    queryOptions({
      queryKey: [...securityKeys.all, 'logins', token],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/member/loginHistory', { signal })),
    }),
  /** A new secret; fetched once for each time an app is bound. */
  totpSecret: (token: string, at = own) =>
    queryOptions({
      queryKey: privateKey('totp-secret', token),
      queryFn: () => startTotp(at),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  /** The audit trail of the account, newest first. */
  audit: (token: string, { client } = own) =>
    queryOptions({
      queryKey: [...securityKeys.all, 'audit', token],
      queryFn: ({ signal }) => unwrap(client.GET('/wps/member/audit', { signal })),
    }),
}

/** Sets the first payment password; encrypted, the same `requestId` sets it once. */
export const setPaymentPassword = (
  body: components['schemas']['SetPaymentPasswordRequest'],
  { client } = own,
) => unwrap(client.PUT('/wps/member/paymentPassword', { body }))

/** Changes the payment password; encrypted. */
export const changePaymentPassword = (
  body: components['schemas']['ChangePaymentPasswordRequest'],
  { client } = own,
) => unwrap(client.POST('/wps/member/paymentPassword', { body }))

/** Sets a new payment password with a code; encrypted. */
export const resetPaymentPassword = (
  body: components['schemas']['ResetPaymentPasswordRequest'],
  { client } = own,
) => unwrap(client.POST('/wps/member/paymentPassword/reset', { body }))

/** Sends a code to the member's own, or to a new number or mailbox. */
export const sendMemberCode = (body: MemberCodeRequest, { client } = own) =>
  unwrap(client.POST('/wps/member/verificationCode', { body }))

/** Binds the number or mailbox that a code proved; the same `requestId` binds it once. */
export const bindMobile = (body: components['schemas']['BindMobileRequest'], { client } = own) =>
  unwrap(client.POST('/wps/member/bind/mobile', { body }))

export const bindEmail = (body: components['schemas']['BindEmailRequest'], { client } = own) =>
  unwrap(client.POST('/wps/member/bind/email', { body }))

/** A secret for an authenticator app; it counts once `bindTotp` has proven it. */
export const startTotp = ({ client } = own) => unwrap(client.POST('/wps/member/bind/totp/secret'))

/** Returns the recovery codes, which are shown only this once. */
export const bindTotp = (body: components['schemas']['TotpCodeRequest'], { client } = own) =>
  unwrap(client.POST('/wps/member/bind/totp', { body }))

/** With a code of the app, or a recovery code. */
export const removeTotp = (body: components['schemas']['TotpCodeRequest'], { client } = own) =>
  unwrap(client.POST('/wps/member/bind/totp/remove', { body }))

/** The options for `navigator.credentials.create`, as JSON. */
export const startPasskey = ({ client } = own) => unwrap(client.POST('/wps/member/passkey/options'))

export const addPasskey = (body: components['schemas']['AddPasskeyRequest'], { client } = own) =>
  unwrap(client.POST('/wps/member/passkey', { body }))

export const removePasskey = (body: components['schemas']['NamedRequest'], { client } = own) =>
  unwrap(client.POST('/wps/member/passkey/remove', { body }))

/** A ticket to link an account of a login service; it opens no session. Encrypted. */
export const startSocialLink = (
  body: components['schemas']['SocialLinkRequest'],
  { client } = own,
) => unwrap(client.POST('/wps/member/bind/social/ticket', { body }))

/** Ends a session somewhere else, at once. */
export const revokeSession = (body: components['schemas']['NamedRequest'], { client } = own) =>
  unwrap(client.POST('/wps/member/sessions/revoke', { body }))

/** Closes the account for good, with the password of the login; encrypted. */
export const closeAccount = (
  body: components['schemas']['CloseAccountRequest'],
  { client } = own,
) => unwrap(client.POST('/wps/member/close', { body }))
