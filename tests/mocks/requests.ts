import type { World } from '#mocks/world/world-types.ts'
import { call } from './helpers.ts'
import { sealBody } from './seal.ts'

type Options = Parameters<typeof call>[3]

/** The status of a call and the fields of its envelope. */
export async function callEnvelope(world: World, method: string, path: string, options?: Options) {
  const { status, body } = await call(world, method, path, options)
  return { status, success: body.success, code: body.errorCode, value: body.value }
}

/** The value as a record; throws if it is not an object. */
export function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError('There is no value.')
  return { ...value }
}

/** A list of records under a key of the value. */
export function asList(value: unknown, key: string): Record<string, unknown>[] {
  const list = asRecord(value)[key]
  if (!Array.isArray(list)) throw new TypeError(`There is no list ${key}.`)
  return list.map(asRecord)
}

interface Attempt {
  readonly username: string
  readonly password?: string
  readonly type?: 'username' | 'sms'
  readonly side?: 'player' | 'agent'
  readonly captcha?: string
  readonly firebaseIdToken?: string
  readonly humanCheck?: { readonly provider: 'slider' | 'token'; readonly token: string }
}

/** Sends an encrypted login without a session. */
export async function logIn(world: World, attempt: Attempt) {
  const clear = { password: 'gold1234', type: 'username', side: 'player', ...attempt }
  const body = await sealBody(clear, world.clock.now())
  return callEnvelope(world, 'POST', '/wps/session/login', { body, token: null })
}

/** Logs a member in and returns the session token. */
export async function getToken(world: World, username: string): Promise<string> {
  const { value } = await logIn(world, { username })
  return String(asRecord(value).token)
}

/** Fetches a captcha and reads its text from the world. */
export async function readCaptcha(world: World): Promise<string> {
  await callEnvelope(world, 'GET', '/wps/captcha')
  return world.db.captchas.find({ used: false })?.code ?? ''
}
