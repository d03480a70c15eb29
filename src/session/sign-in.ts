import type { QueryClient } from '@tanstack/react-query'
import { systemQueries } from '../api/content/system.ts'
import { firstLogin, memberQueries } from '../api/member/member.ts'
import { type LoginRequest, login, loginFreeplay, logout } from '../api/member/session.ts'
import { ApiError } from '../api/transport/error.ts'
import { forgetVisitor } from './end.ts'
import { enabledModules } from './flags.ts'
import { type Role, roleOfType } from './roles.ts'
import { session } from './store.ts'

/** Why a new password is asked for right after the log-in. */
export type PasswordTrouble = 'default' | 'expired'

export interface SignedIn {
  readonly account: string
  readonly role: Role
  readonly trouble: PasswordTrouble | null
}

/** What a log-in form gives: user name and password, or number and code with type sms. */
export type Credentials = Omit<LoginRequest, 'side'>
type Answer = Awaited<ReturnType<typeof login>>
type LoginValue = Extract<Answer, { token: string }>

/** In memory only, bound to its token: spares typing it again in the change-password form. */
let typed: { token: string; password: string } | null = null

/** The password that this session was opened with, while it has to be changed; null otherwise. */
export const signInPassword = (): string | null =>
  typed !== null && typed.token === session.get('token') ? typed.password : null

export const forgetSignInPassword = (): void => {
  typed = null
}

/** AUT-08, AUT-09, D-025: never for trial accounts. */
export function passwordTrouble(
  value: Pick<LoginValue, 'mustChangePassword' | 'passwordExpired'>,
  facts: { password: string; defaultPassword: string | null; expiry: boolean },
): PasswordTrouble | null {
  const { password, defaultPassword, expiry } = facts
  if (value.mustChangePassword === true) return 'default'
  if (defaultPassword !== null && password === defaultPassword) return 'default'
  return value.passwordExpired && expiry ? 'expired' : null
}

const isLoginValue = (answer: object): answer is LoginValue =>
  'token' in answer && typeof answer.token === 'string'

/** A success without a token is none. */
function sessionOf(answer: object): LoginValue {
  if (isLoginValue(answer)) return answer
  throw new ApiError({ status: 502, code: 'malformed' })
}

const refusal = (side: Side): ApiError =>
  new ApiError({ status: 200, code: side === 'agent' ? 'login.not.agent' : 'login.not.member' })

type Side = 'player' | 'agent'

/**
 * AUT-35, AUT-36, D-018: agents may log in on both sides where the merchant lets them be players
 * too, an unlisted type on none.
 */
function admitted(side: Side, role: Role | null, whitelabel: unknown): role is Role {
  if (side === 'agent') return role === 'agent'
  return role === 'agent' ? enabledModules(whitelabel).has('AGENTPOLICY3') : role !== null
}

/** The log-in was left before its answer came; nothing of it is shown. */
export const isCancelled = (error: ApiError): boolean => error.code === 'aborted'
/** Throws that ending once the form has been left. */
export function stopIfLeft(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new ApiError({ status: 200, code: 'aborted' })
}

interface EnterOptions {
  readonly side?: Side
  readonly password: string | null
  readonly signal?: AbortSignal | undefined
}

/** What the answer of a log-in with a password and the merchant's settings say about that password. */
async function troubleOf(client: QueryClient, value: LoginValue, password: string) {
  const [settings, config] = await Promise.all([
    client.fetchQuery(systemQueries.registerSettings()).catch(() => null),
    client.ensureQueryData(systemQueries.config()),
  ])
  const defaultPassword = settings?.defaultPassword ?? null
  return passwordTrouble(value, { password, defaultPassword, expiry: config.passwordExpiry })
}

/**
 * Goes on with an answer that may hold a session: takes it, learns whose it is, and says whether the
 * password must be changed, which is noted before anything else can know the token (D-025). `password` is what
 * was typed, or null when none was (AUT-08, AUT-09: codes, sign-in services and new accounts are never asked).
 * Throws ApiError; then nobody is logged in. A token that is not this side's, or that comes after `signal` was
 * aborted, is given back.
 */
export async function enterWith(
  client: QueryClient,
  answer: object,
  { side = 'player', password, signal }: EnterOptions,
): Promise<SignedIn> {
  const value = sessionOf(answer)
  try {
    stopIfLeft(signal)
    const trouble = password === null ? null : await troubleOf(client, value, password)
    stopIfLeft(signal)
    if (session.get('token')) forgetVisitor(client)
    if (trouble) session.set('passwordTrouble', trouble)
    session.set('token', value.token)
    // D-010: marks the first visit; a failure here must not keep anybody out.
    if (value.firstTimeLogin) {
      session.set('firstTimeLogin', true)
      await firstLogin().catch(() => undefined)
    }
    const [info, config] = await Promise.all([
      client.fetchQuery(memberQueries.info(value.token)),
      client.ensureQueryData(systemQueries.config()),
    ])
    stopIfLeft(signal)
    const role = roleOfType(info.type, config.userTypes)
    if (!admitted(side, role, config.whitelabel)) throw refusal(side)
    if (role === 'trial') session.remove('passwordTrouble')
    const asked = role === 'trial' ? null : trouble
    typed = asked && password !== null ? { token: value.token, password } : null
    return { role, account: info.account, trouble: asked }
  } catch (failed) {
    await logout(value.token).catch(() => undefined)
    if (session.get('token') === value.token) forgetVisitor(client)
    throw failed
  }
}

/** AUT-05..10: the log-in call and what follows it. Throws ApiError; then nobody is logged in. */
export async function signIn(
  client: QueryClient,
  side: Side,
  credentials: Credentials,
  signal?: AbortSignal,
): Promise<SignedIn> {
  const password = credentials.type === 'username' ? credentials.password : null
  return enterWith(client, await login({ ...credentials, side }), { side, password, signal })
}

/** AUT-14, D-029: a trial session; it has no password to change. */
export async function signInFreeplay(client: QueryClient, signal?: AbortSignal): Promise<SignedIn> {
  return enterWith(client, await loginFreeplay(), { password: null, signal })
}
