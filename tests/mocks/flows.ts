import type { World } from '#mocks/world/world-types.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { asRecord, callEnvelope, getToken, logIn, readCaptcha } from './requests.ts'
import { sealBody } from './seal.ts'

/** Every one-time code of the fake world has this value. */
export const CODE = '246810'

type Body = Record<string, unknown>

/** A body as the operation takes it: form data if it has a `file`. */
function withForm(id: OperationId, body: Body | undefined) {
  if (body && operations[id].mediaType === 'application/x-www-form-urlencoded')
    return new URLSearchParams(
      Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]),
    )
  if (!body || !('file' in body)) return body
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** Calls an operation without path parameters, `from` an address; the body is encrypted if the contract requires it. */
export async function send(
  world: World,
  id: OperationId,
  body?: Body,
  token: string | null = null,
  from?: string,
) {
  const { method, path, encrypted } = operations[id]
  const sent = encrypted ? await sealBody(body, world.clock.now()) : withForm(id, body)
  return callEnvelope(world, method, path, {
    token,
    from,
    ...(sent !== undefined && { body: sent }),
  })
}

/** Like `send`, with query parameters. */
export const sendQuery = (world: World, id: OperationId, query: Record<string, string>) =>
  callEnvelope(world, operations[id].method, `${operations[id].path}?${new URLSearchParams(query)}`)

const NUMBER = '1812345678'

/** A person who has no account in any world. */
export const NEW_VISITOR = {
  username: 'shapla88',
  password: 'Padma2026',
  confirmPassword: 'Padma2026',
  mobileNum: NUMBER,
  countryDialingCode: '880',
  verificationCode: CODE,
  login: true,
  registerUrl: 'https://suborno.example/',
  registerMethod: 'WEB',
}

/** Registration of the same person with only a number. */
const numberOnly = {
  ...NEW_VISITOR,
  username: NUMBER,
  password: undefined,
  confirmPassword: undefined,
}

const without = (body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))

/** Registers with a fresh captcha and code. `over` overrides fields; undefined removes one. */
export async function enroll(
  world: World,
  over: Body = {},
  way: 'username' | 'mobile' = 'username',
  from?: string,
) {
  const [register, sms] =
    way === 'username'
      ? (['registerMember', 'sendRegisterSms'] as const)
      : (['registerMobile', 'sendRegisterMobileSms'] as const)
  const person = way === 'username' ? NEW_VISITOR : numberOnly
  const mobileNo = over.mobileNum ?? person.mobileNum
  await send(world, sms, { mobileNo, countryDialingCode: '880' })
  const captcha = await readCaptcha(world)
  return send(world, register, without({ ...person, captcha, ...over }), null, from)
}

/** Requests a recovery code and resets the password with it. */
export async function reset(world: World, over: Body = {}) {
  const body = { mobileNum: '01712000000', countryDialingCode: '880' }
  await send(world, 'sendPasswordSms', body)
  return send(world, 'resetPassword', {
    ...body,
    verificationCode: CODE,
    newPassword: 'Meghna2027',
    ...over,
  })
}

/** The challenge id of a login from an unknown address. */
export async function requestChallenge(world: World, username = 'rahim'): Promise<string> {
  return String(asRecord((await logIn(world, { username })).value).challengeId)
}

/** Locks the account by five wrong passwords, each with a captcha. */
export async function lockOut(world: World, username = 'rahim') {
  for (let i = 0; i < 5; i += 1) {
    await logIn(world, { username, password: 'wrong', captcha: await readCaptcha(world) })
  }
}

/** Completes a social login with this OAuth code. */
export async function completeSocialLogin(world: World, code: string, provider = 'GOOGLE') {
  const { value } = await send(world, 'startSocial', { provider })
  return send(world, 'loginSocial', { provider, state: asRecord(value).state, code })
}

/** The link ticket of a social account without a member. */
export async function requestLinkTicket(world: World, code = 'id-new', provider = 'GOOGLE') {
  return String(asRecord((await completeSocialLogin(world, code, provider)).value).linkTicket)
}

/** Links a social account to the member of that name. */
export async function linkSocial(world: World, username: string, linkTicket: string) {
  return send(world, 'bindSocial', { linkTicket }, await getToken(world, username))
}

/** A token of the external phone service for this number. */
export async function phoneServiceToken(world: World, phoneNumber: string): Promise<string> {
  const sent = await send(world, 'sendPhoneCode', { phoneNumber })
  const { sessionInfo } = asRecord(sent.value)
  const confirmed = await send(world, 'confirmPhoneCode', { sessionInfo, code: CODE })
  return String(asRecord(confirmed.value).firebaseIdToken)
}

/** Passes a human check and returns its proof for the next call. */
export async function passHumanCheck(world: World, provider: 'slider' | 'token' = 'slider') {
  const { challengeId, token } = asRecord(
    (await send(world, 'startHumanCheck', { provider })).value,
  )
  if (token !== null) return { provider, token: String(token) }
  const answer = { challengeId, method: 'keyboard', steps: 12, durationMs: 2400 }
  const passed = await send(world, 'passHumanCheck', answer)
  return { provider, token: String(asRecord(passed.value).token) }
}

export const FEEDBACK = {
  content: 'My deposit of this morning has not arrived yet.',
  sender: '',
  type: 1,
}
