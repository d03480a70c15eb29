import { CODE, send } from '../flows.ts'
import { createTestWorld } from '../helpers.ts'
import type { Recipe } from './codes.ts'

export const REQUEST = '4f6b0e52-7a31-4c1d-9d8e-2b5a7c90e611'

/** Calls an operation as the scenario's visitor. */
const own =
  (id: Parameters<typeof send>[1], body: Record<string, unknown>, scenario = 'member'): Recipe =>
  async () => {
    const world = await createTestWorld(scenario)
    return send(world, id, body, world.visitor.token)
  }

const change = { oldPassword: '246810', newPassword: '482913', requestId: REQUEST }
const fresh = { password: '482913', requestId: REQUEST }
const byPhone = { purpose: 'PAYMENT_PASSWORD', method: 'MOBILE' }

const resetting =
  (code: string, wait = '0ms'): Recipe =>
  async () => {
    const world = await createTestWorld('member')
    const { token } = world.visitor
    await send(world, 'sendMemberCode', byPhone, token)
    world.clock.advance(wait)
    return send(world, 'resetPaymentPassword', { ...fresh, method: 'MOBILE', code }, token)
  }

export const securityRecipes: Record<string, Recipe> = {
  'setNotificationPreference self.excluded': own(
    'setNotificationPreference',
    { topic: 'MARKETING_SPORTS', channel: 'EMAIL', on: true },
    'member+self-excluded',
  ),
  'setPaymentPassword function.not.available': own('setPaymentPassword', fresh, 'trial'),
  'changePaymentPassword payment.password.unset': own(
    'changePaymentPassword',
    change,
    'member+payment-password-unset',
  ),
  'changePaymentPassword payment.password.wrong': own('changePaymentPassword', {
    ...change,
    oldPassword: '111111',
  }),
  'changePaymentPassword payment.password.locked': own(
    'changePaymentPassword',
    change,
    'member+payment-password-locked',
  ),
  'changePaymentPassword password.same.as.old': own('changePaymentPassword', {
    ...change,
    newPassword: '246810',
  }),
  'changePaymentPassword function.not.available': own('changePaymentPassword', change, 'trial'),
  'resetPaymentPassword sms.code.invalid': resetting('111111'),
  'resetPaymentPassword sms.code.expired': resetting(CODE, '2m'),
  'resetPaymentPassword function.not.available': own(
    'resetPaymentPassword',
    { ...fresh, method: 'MOBILE', code: CODE },
    'trial',
  ),
  'sendMemberCode sms.too.many': async () => {
    const world = await createTestWorld('member')
    await send(world, 'sendMemberCode', byPhone, world.visitor.token)
    return send(world, 'sendMemberCode', byPhone, world.visitor.token)
  },
  'sendMemberCode sms.quota.exceeded': own('sendMemberCode', byPhone, 'member+sms-quota'),
  'sendMemberCode register.mobile.taken': own('sendMemberCode', {
    purpose: 'BIND',
    method: 'MOBILE',
    mobileNum: '1712000001',
    countryDialingCode: '880',
  }),
  'sendMemberCode function.not.available': own('sendMemberCode', byPhone, 'member+sms-firebase'),
}
