import { queryOptions } from '@tanstack/react-query'
import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { ApiError } from '../transport/error.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

type Schemas = components['schemas']

export type RegisterUser = Schemas['RegisterUser']
export type ResetPasswordRequest = Schemas['ResetPasswordRequest']
export type PasswordEmailRequest = Schemas['PasswordEmailRequest']

/** The portal always asks to be logged in (`login`), so an answer without a session is a broken one. */
async function sessionOf<T>(call: Promise<T | null>): Promise<T> {
  const session = await call
  if (session === null) throw new ApiError({ status: 502, code: 'malformed' })
  return session
}

/** Encrypted. */
export const registerMember = (body: RegisterUser, { client } = own) =>
  sessionOf(unwrap(client.PUT('/wps/member/register', { body })))

/** Encrypted; the mobile number is the username. */
export const registerMobile = (body: RegisterUser, { client } = own) =>
  sessionOf(unwrap(client.PUT('/wps/member/register/mobile', { body })))

/** Sent as a form; refuses a pair that does not exist. */
export const sendPasswordEmail = (body: PasswordEmailRequest, { client } = own) =>
  unwrap(
    client.POST('/wps/member/password/email', {
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      bodySerializer: (fields) => new URLSearchParams({ ...fields }).toString(),
    }),
  )

/** Encrypted; answers a session. */
export const resetPassword = (body: ResetPasswordRequest, { client } = own) =>
  unwrap(client.POST('/wps/member/password/verification', { body }))

/** Counts a visit through a link with this code; unknown codes get the same answer. */
export const countLinkVisit = (code: string, { client } = own) =>
  unwrap(client.POST('/wps/agent/links/visits', { body: { code } }))

export const registerQueries = {
  /** Whether an affiliate code is good on this host; a bad one is a refusal. */
  affiliate: (code: string, domain: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('register', 'affiliate', code, domain),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/wps/agent/affiliate', { params: { query: { code, domain } }, signal })),
      retry: false,
    }),
}
