import type { OperationId } from '#openapi/generated/operations.ts'
import { CODE, send } from '../flows.ts'
import { createTestWorld } from '../helpers.ts'
import { asRecord, getToken, logIn } from '../requests.ts'
import type { Recipe } from './codes.ts'
import { REQUEST } from './security.ts'

const request = { requestId: REQUEST }
const number = { mobileNum: '1812345678', countryDialingCode: '880' }
const mailbox = { email: 'rahim@mail.example' }

/** Calls an operation as the scenario's visitor. */
const own =
  (id: OperationId, body?: Record<string, unknown>, scenario = 'member'): Recipe =>
  async () => {
    const world = await createTestWorld(scenario)
    return send(world, id, body, world.visitor.token)
  }

const binding =
  (id: 'bindMobile' | 'bindEmail', code: string, wait = '0ms'): Recipe =>
  async () => {
    const world = await createTestWorld('member')
    const { token } = world.visitor
    const [method, target] =
      id === 'bindMobile' ? (['MOBILE', number] as const) : (['EMAIL', mailbox] as const)
    await send(world, 'sendMemberCode', { purpose: 'BIND', method, ...target }, token)
    world.clock.advance(wait)
    return send(world, id, { ...target, code, ...request }, token)
  }

const linking =
  (code: string): Recipe =>
  async () => {
    const world = await createTestWorld('member')
    const provider = 'GOOGLE'
    const { value } = await send(world, 'startSocial', { provider })
    const body = { provider, state: asRecord(value).state, code }
    return send(world, 'startSocialLink', body, world.visitor.token)
  }

/** An account without money that its owner has closed. */
const closed: Recipe = async () => {
  const world = await createTestWorld()
  const body = { password: 'gold1234', ...request }
  await send(world, 'closeAccount', body, await getToken(world, 'nodi'))
  return logIn(world, { username: 'nodi' })
}

const passkey = { id: 'key-1', clientDataJSON: 'e30', attestationObject: 'o2', name: 'Phone' }

export const accountRecipes: Record<string, Recipe> = {
  'bindMobile sms.code.invalid': binding('bindMobile', '111111'),
  'bindMobile sms.code.expired': binding('bindMobile', CODE, '2m'),
  'bindMobile register.mobile.taken': own('bindMobile', {
    mobileNum: '1712000001',
    countryDialingCode: '880',
    code: CODE,
    ...request,
  }),
  'bindMobile function.not.available': own(
    'bindMobile',
    { ...number, code: CODE, ...request },
    'trial',
  ),
  'bindEmail sms.code.invalid': binding('bindEmail', '111111'),
  'bindEmail sms.code.expired': binding('bindEmail', CODE, '2m'),
  'bindEmail function.not.available': own(
    'bindEmail',
    { ...mailbox, code: CODE, ...request },
    'trial',
  ),
  'getOpenMatters function.not.available': own('getOpenMatters', undefined, 'trial'),
  'startTotp function.not.available': own('startTotp', undefined, 'trial'),
  'bindTotp totp.code.wrong': own('bindTotp', { code: '000000', ...request }),
  'bindTotp function.not.available': own('bindTotp', { code: '000000', ...request }, 'trial'),
  'removeTotp totp.code.wrong': own('removeTotp', { code: '000000', ...request }),
  'removeTotp function.not.available': own('removeTotp', { code: '000000', ...request }, 'trial'),
  'startPasskey function.not.available': own('startPasskey', undefined, 'trial'),
  'addPasskey passkey.challenge.invalid': own('addPasskey', { ...passkey, ...request }),
  'addPasskey function.not.available': own('addPasskey', { ...passkey, ...request }, 'trial'),
  'startSocialLink social.denied': linking('denied'),
  'startSocialLink social.already.linked': linking('id-rahim'),
  'startSocialLink function.not.available': own(
    'startSocialLink',
    { provider: 'GOOGLE', state: 'social-00000001', code: 'id-new' },
    'trial',
  ),
  'closeAccount password.old.wrong': own('closeAccount', { password: 'wrong', ...request }),
  'closeAccount account.matters.open': own('closeAccount', { password: 'gold1234', ...request }),
  'closeAccount function.not.available': own(
    'closeAccount',
    { password: 'gold1234', ...request },
    'trial',
  ),
  'login account.closed': closed,
}
