import type { QueryClient } from '@tanstack/react-query'
import { systemQueries } from '#api/content/system.ts'
import { firstLogin, memberQueries } from '#api/member/member.ts'
import { type LoginRequest, login, loginFreeplay, logout } from '#api/member/session.ts'
import { ApiError } from '#api/transport/error.ts'
import { clearVisitor } from './end.ts'
import { enabledModules } from './flags.ts'
import { type Role, roleOfType } from './roles.ts'
import { session } from './store.ts'

/** The reason why a new password is required right after the login. */
export type PasswordIssue = 'default' | 'expired'

export interface SignedIn {
  readonly account: string
  readonly role: Role
  readonly trouble: PasswordIssue | null
}

/** The input of a login form: username and password, or number and code with type sms. */
export type Credentials = Omit<LoginRequest, 'side'>
type Answer = Awaited<ReturnType<typeof login>>
type LoginValue = Extract<Answer, { token: string }>

/** In memory only and tied to its token. Spares the member typing it again in the change-password form. */
let typed: { token: string; password: string } | null = null

/** The password that opened this session, while it must be changed. Null otherwise. */
export const signInPassword = (): string | null =>
  typed !== null && typed.token === session.get('token') ? typed.password : null

export const clearSignInPassword = (): void => {
  typed = null
}

/** Trial accounts never have to change it. */
export function getPasswordIssue(
  value: Pick<LoginValue, 'mustChangePassword' | 'passwordExpired'>,
  facts: { password: string; defaultPassword: string | null; expiry: boolean },
): PasswordIssue | null {
  const { password, defaultPassword, expiry } = facts
  if (value.mustChangePassword === true) return 'default'
  if (defaultPassword !== null && password === defaultPassword) return 'default'
  return value.passwordExpired && expiry ? 'expired' : null
}

const isLoginValue = (answer: object): answer is LoginValue =>
  'token' in answer && typeof answer.token === 'string'

/** Throws when a successful answer has no token. */
function sessionOf(answer: object): LoginValue {
  if (isLoginValue(answer)) return answer
  throw new ApiError({ status: 502, code: 'malformed' })
}

const refusal = (side: Side): ApiError =>
  new ApiError({ status: 200, code: side === 'agent' ? 'login.not.agent' : 'login.not.member' })

type Side = 'player' | 'agent'

/**
 * Agents may log in on both sides if the merchant lets them play. An unlisted type may log
 * in on neither.
 */
function admitted(side: Side, role: Role | null, whitelabel: unknown): role is Role {
  if (side === 'agent') return role === 'agent'
  return role === 'agent' ? enabledModules(whitelabel).has('AGENTPOLICY3') : role !== null
}

/** The visitor left the login before its answer came, so nothing is shown. */
export const isCancelled = (error: ApiError): boolean => error.code === 'aborted'
/** Throws the cancellation once the visitor has left the form. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new ApiError({ status: 200, code: 'aborted' })
}

interface EnterOptions {
  readonly side?: Side
  readonly password: string | null
  readonly signal?: AbortSignal | undefined
}

/** Whether the password must be changed, by the answer of the login and the merchant's settings. */
async function troubleOf(client: QueryClient, value: LoginValue, password: string) {
  const [settings, config] = await Promise.all([
    client.fetchQuery(systemQueries.registerSettings()).catch(() => null),
    client.ensureQueryData(systemQueries.config()),
  ])
  const defaultPassword = settings?.defaultPassword ?? null
  return getPasswordIssue(value, { password, defaultPassword, expiry: config.passwordExpiry })
}

/**
 * Completes a login from an answer that may hold a session. Stores the session, loads the member and returns whether
 * the password must be changed; that is stored before the token becomes visible. `password` is the typed one, or null
 * for codes, login services and new accounts (AUT-08, AUT-09). Throws ApiError; then no one is logged in. Logs out a
 * token of the wrong side, or one that arrives after `signal` was aborted.
 */
export async function completeSignIn(
  client: QueryClient,
  answer: object,
  { side = 'player', password, signal }: EnterOptions,
): Promise<SignedIn> {
  const value = sessionOf(answer)
  try {
    throwIfAborted(signal)
    const trouble = password === null ? null : await troubleOf(client, value, password)
    throwIfAborted(signal)
    if (session.get('token')) clearVisitor(client)
    if (trouble) session.set('passwordTrouble', trouble)
    session.set('token', value.token)
    // Marks the first visit. A failure here must not prevent the login.
    if (value.firstTimeLogin) {
      session.set('firstTimeLogin', true)
      await firstLogin().catch(() => undefined)
    }
    const [info, config] = await Promise.all([
      client.fetchQuery(memberQueries.info(value.token)),
      client.ensureQueryData(systemQueries.config()),
    ])
    throwIfAborted(signal)
    const role = roleOfType(info.type, config.userTypes)
    if (!admitted(side, role, config.whitelabel)) throw refusal(side)
    if (role === 'trial') session.remove('passwordTrouble')
    const asked = role === 'trial' ? null : trouble
    typed = asked && password !== null ? { token: value.token, password } : null
    return { role, account: info.account, trouble: asked }
  } catch (failed) {
    await logout(value.token).catch(() => undefined)
    if (session.get('token') === value.token) clearVisitor(client)
    throw failed
  }
}

/** Calls the login and completes it. Throws ApiError; then no one is logged in. */
export async function signIn(
  client: QueryClient,
  side: Side,
  credentials: Credentials,
  signal?: AbortSignal,
): Promise<SignedIn> {
  const password = credentials.type === 'username' ? credentials.password : null
  return completeSignIn(client, await login({ ...credentials, side }), { side, password, signal })
}

/** A trial session, which has no password to change. */
export async function signInFreeplay(client: QueryClient, signal?: AbortSignal): Promise<SignedIn> {
  return completeSignIn(client, await loginFreeplay(), { password: null, signal })
}
