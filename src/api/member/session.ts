import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { ApiError } from '../transport/error.ts'
import { unwrap } from '../transport/unwrap.ts'

export type LoginRequest = components['schemas']['LoginRequest']

/** Encrypted. Refusals carry what to do next (`captcha`, `methods`, `lockedUntil`). */
export const login = (body: LoginRequest, { client } = own) =>
  unwrap(client.POST('/wps/session/login', { body }))

export type LoginVerificationRequest = components['schemas']['LoginVerificationRequest']
export type VerificationMethod = components['schemas']['VerificationMethod']
export type SocialProvider = components['schemas']['SocialProvider']

/** Encrypted; proves a login from an unknown address. */
export const verifyLogin = (body: LoginVerificationRequest, { client } = own) =>
  unwrap(client.POST('/wps/session/login/verification', { body }))

/** Sends the code for a proof to the bound number or mailbox. */
export const sendVerificationCode = (
  challengeId: string,
  method: 'MOBILE' | 'EMAIL',
  { client } = own,
) => unwrap(client.POST('/wps/session/login/verification/code', { body: { challengeId, method } }))

/** The address of a login service's window, and the state that it must return with. */
export const startSocial = (provider: SocialProvider, { client } = own) =>
  unwrap(client.POST('/wps/session/social', { body: { provider } }))

/** Encrypted; the refusal `social.unlinked` carries `linkTicket` and `displayName`. */
export const loginSocial = (body: components['schemas']['SocialLoginRequest'], { client } = own) =>
  unwrap(client.POST('/wps/session/login/social', { body }))

/** A trial account for half an hour. */
export async function loginFreeplay({ client, context } = own) {
  const key = context.transportKey()
  if (!key || !globalThis.crypto?.subtle) throw new ApiError({ status: 0, code: 'insecure' })
  const { encryptForServer } = await import('../transport/seal.ts')
  const random = await encryptForServer(crypto.getRandomValues(new Uint8Array(16)), key.publicKey)
  return unwrap(
    client.POST('/wps/session/login/freeplay', {
      body: { os: navigator.platform || 'unknown', platform: 'W', random, gatewayVersion: 3 },
    }),
  )
}

/** The member of a token other than this tab's. */
export const getTokenOwner = (token: string, { client } = own) =>
  unwrap(client.GET('/wps/member/info', { headers: { 'x-session-token': token } }))

/** API-04: ends this tab's session, or that of `token`. */
export const logout = (token?: string, { client } = own) =>
  unwrap(
    client.DELETE('/wps/session/logout', token ? { headers: { 'x-session-token': token } } : {}),
  )
