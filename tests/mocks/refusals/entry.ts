import {
  CODE,
  completeSocialLogin,
  enroll,
  FEEDBACK,
  linkSocial,
  requestChallenge,
  requestLinkTicket,
  reset,
  send,
  sendQuery,
} from '../flows.ts'
import { createTestWorld } from '../helpers.ts'
import { logIn, readCaptcha } from '../requests.ts'
import type { Recipe } from './codes.ts'

const logInTo =
  (scenario: string, username: string, more: object = {}): Recipe =>
  async () =>
    logIn(await createTestWorld(scenario), { username, ...more })

const social =
  (code: string): Recipe =>
  async () =>
    completeSocialLogin(await createTestWorld(), code)

/** A login by SMS with a code that may have expired. */
const smsLogIn =
  (code: string, wait: string): Recipe =>
  async () => {
    const world = await createTestWorld()
    await send(world, 'sendLoginSms', { mobileNum: '1712000000', countryDialingCode: '880' })
    world.clock.advance(wait)
    return logIn(world, { username: '01712000000', password: code, type: 'sms' })
  }

const prove =
  (method: string, answer: string, { send: sent = false, wait = '0ms', times = 1 } = {}): Recipe =>
  async () => {
    const world = await createTestWorld('member-ip-unverified')
    const challengeId = await requestChallenge(world)
    if (sent) await send(world, 'sendVerificationCode', { challengeId, method })
    world.clock.advance(wait)
    let last: { code: unknown } = { code: null }
    for (let i = 0; i < times; i += 1) {
      last = await send(world, 'verifyLogin', { challengeId, method, answer })
    }
    return last
  }

const registering =
  (over: Record<string, unknown>, scenario = 'normal', way?: 'mobile'): Recipe =>
  async () =>
    enroll(await createTestWorld(scenario), over, way)

const resetting =
  (over: Record<string, unknown>, scenario = 'normal'): Recipe =>
  async () =>
    reset(await createTestWorld(scenario), over)

const AGED = { birthday: '2010-01-01' }
const ALL = {
  payeeName: 'Shapla Akter',
  email: 'shapla@mail.example',
  paymentPassword: '482913',
  line: 'shapla',
  whatsapp: '8801812345678',
  wechat: 'shapla',
  idNumber: 'NID123456',
  birthday: '1999-12-31',
}

const bothWays = (way: 'username' | 'mobile'): [string, Recipe][] => {
  const id = way === 'username' ? 'registerMember' : 'registerMobile'
  const mobile = way === 'mobile' ? ('mobile' as const) : undefined
  const taken = { mobileNum: '1712000000', ...(mobile && { username: '1712000000' }) }
  const off = way === 'username' ? 'register-mobile-only' : 'register-username-only'
  const excluded = { mobileNum: '1712000012', ...(mobile && { username: '1712000012' }) }
  return [
    [`${id} register.mobile.taken`, registering(taken, 'normal', mobile)],
    [
      `${id} register.affiliate.invalid`,
      registering({ affiliateCode: 'NOBODY' }, 'normal', mobile),
    ],
    [`${id} register.underage`, registering({ ...ALL, ...AGED }, 'register-all-fields', mobile)],
    [`${id} human.check.required`, registering({}, 'human-check-token', mobile)],
    [`${id} captcha.wrong`, registering({ captcha: 'AAAA' }, 'normal', mobile)],
    [`${id} sms.code.invalid`, registering({ verificationCode: '111111' }, 'normal', mobile)],
    [`${id} sms.code.expired`, registering({}, 'sms-expired', mobile)],
    [`${id} self.excluded`, registering(excluded, 'normal', mobile)],
    [`${id} function.not.available`, registering({}, off, mobile)],
  ]
}

export const entryRecipes: Record<string, Recipe> = {
  'login login.bad.credentials': logInTo('normal', 'rahim', { password: 'wrong' }),
  'login login.captcha.required': logInTo('login-captcha', 'rahim'),
  'login login.locked': logInTo('login-locked', 'rahim'),
  'login login.not.member': logInTo('normal', 'staff9'),
  'login login.not.agent': logInTo('normal', 'rahim', { side: 'agent' }),
  'login login.ip.unverified': logInTo('member-ip-unverified', 'rahim'),
  'login captcha.wrong': logInTo('normal', 'rahim', { captcha: 'AAAA' }),
  'login sms.code.invalid': smsLogIn('111111', '1s'),
  'login sms.code.expired': smsLogIn(CODE, '2m'),
  'login self.excluded': logInTo('self-excluded', 'rahim'),
  'login function.not.available': logInTo('code-login-off', '1712000000', {
    type: 'sms',
    password: CODE,
  }),
  'login human.check.required': logInTo('human-check-slider', 'rahim'),
  'verifyLogin login.ip.unverified': prove('BANK_NAME', 'Somebody'),
  'verifyLogin login.locked': prove('TOTP', '1', { times: 5 }),
  'verifyLogin sms.code.invalid': prove('MOBILE', CODE),
  'verifyLogin sms.code.expired': prove('EMAIL', CODE, { send: true, wait: '2m' }),
  'startSocial function.not.available': async () =>
    send(await createTestWorld(), 'startSocial', { provider: 'LINE' }),
  'loginSocial social.unlinked': social('id-new'),
  'loginSocial social.denied': social('denied'),
  'loginSocial login.locked': social('id-habib'),
  'loginSocial login.not.member': social('id-staff9'),
  'loginSocial self.excluded': social('id-jamal'),
  'bindSocial social.already.linked': async () => {
    const world = await createTestWorld()
    return linkSocial(world, 'rahim', await requestLinkTicket(world))
  },
  ...Object.fromEntries(bothWays('username')),
  ...Object.fromEntries(bothWays('mobile')),
  'registerMember register.username.taken': registering({ username: 'agent1' }),
  'sendPasswordEmail member.not.found': async () =>
    send(await createTestWorld(), 'sendPasswordEmail', {
      username: 'rahim',
      email: 'nodi@suborno.example',
    }),
  'sendPasswordEmail function.not.available': async () =>
    send(await createTestWorld('functions-off'), 'sendPasswordEmail', {
      username: 'rahim',
      email: 'rahim@suborno.example',
    }),
  'resetPassword sms.code.invalid': resetting({ verificationCode: '111111' }),
  'resetPassword sms.code.expired': resetting({}, 'sms-expired'),
  'resetPassword password.same.as.old': resetting({ newPassword: 'gold1234' }),
  'resetPassword login.locked': async () => {
    const world = await createTestWorld()
    for (let i = 0; i < 4; i += 1) await reset(world, { verificationCode: '111111' })
    return reset(world, { verificationCode: '111111' })
  },
  'resetPassword login.not.member': async () => {
    const world = await createTestWorld()
    const body = { mobileNum: '1712000010', countryDialingCode: '880' }
    await send(world, 'sendPasswordSms', body)
    return reset(world, body)
  },
  'resetPassword function.not.available': resetting({}, 'functions-off'),
  'checkAffiliate register.affiliate.invalid': async () =>
    sendQuery(await createTestWorld('affiliate-invalid'), 'checkAffiliate', {
      code: 'AFF2026',
      domain: 'localhost',
    }),
  'sendFeedback captcha.wrong': async () =>
    send(await createTestWorld(), 'sendFeedback', { ...FEEDBACK, captcha: 'AAAA' }),
  'sendFeedback feedback.too.often': async () => {
    const world = await createTestWorld()
    const write = async () =>
      send(world, 'sendFeedback', { ...FEEDBACK, captcha: await readCaptcha(world) })
    await write()
    return write()
  },
  'sendFeedback function.not.available': async () =>
    send(await createTestWorld('functions-off'), 'sendFeedback', { ...FEEDBACK, captcha: 'AAAA' }),
  'launchChat chat.offline': async () =>
    sendQuery(await createTestWorld(), 'launchChat', { model: 'agents' }),
  'launchChat function.not.available': async () =>
    sendQuery(await createTestWorld('functions-off'), 'launchChat', { model: 'general' }),
}
