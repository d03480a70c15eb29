import { CODE, lockOut, requestChallenge, send } from '../flows.ts'
import { createTestWorld } from '../helpers.ts'
import { callEnvelope } from '../requests.ts'

/** Triggers a refusal of an operation, only by actions of a visitor in a world. */
export type Recipe = () => Promise<{ readonly code: unknown; readonly value?: unknown }>

const LOGIN = { mobileNum: '1712000000', countryDialingCode: '880' }
const NEW = { mobileNo: '1812345678', countryDialingCode: '880' }
const sms = {
  sendLoginSms: LOGIN,
  sendPasswordSms: LOGIN,
  sendRegisterSms: NEW,
  sendRegisterMobileSms: NEW,
} as const

type SmsId = keyof typeof sms

const smsRecipes = (id: SmsId): [string, Recipe][] => [
  [
    `${id} sms.too.many`,
    async () => {
      const world = await createTestWorld()
      await send(world, id, sms[id])
      return send(world, id, sms[id])
    },
  ],
  [`${id} sms.quota.exceeded`, async () => send(await createTestWorld('sms-quota'), id, sms[id])],
  [
    `${id} human.check.required`,
    async () => send(await createTestWorld('human-check-slider'), id, sms[id]),
  ],
  [
    `${id} captcha.wrong`,
    async () => send(await createTestWorld(), id, { ...sms[id], captcha: 'AAAA' }),
  ],
  [
    `${id} function.not.available`,
    async () => send(await createTestWorld('sms-firebase'), id, sms[id]),
  ],
]

const taken = { mobileNo: '01712000000', countryDialingCode: '880' }

const phoneSend =
  (number: string, scenario = 'sms-firebase') =>
  async () =>
    send(await createTestWorld(scenario), 'sendPhoneCode', { phoneNumber: number })

/** Confirms a number with the code that was sent to it. */
const phoneConfirm =
  (number: string, code = CODE, scenario = 'sms-firebase', wait = 0) =>
  async () => {
    const world = await createTestWorld(scenario)
    await send(world, 'sendPhoneCode', { phoneNumber: number })
    world.clock.advance(wait)
    const sessionInfo = world.db.phoneSessions.find({ phoneNumber: number })?.id ?? 'nothing-sent'
    return send(world, 'confirmPhoneCode', { sessionInfo, code })
  }

const RAHIM = '+8801712000000'

export const codeRecipes: Record<string, Recipe> = {
  ...Object.fromEntries((Object.keys(sms) as SmsId[]).flatMap(smsRecipes)),
  'sendRegisterSms register.mobile.taken': async () =>
    send(await createTestWorld(), 'sendRegisterSms', taken),
  'sendRegisterMobileSms register.mobile.taken': async () =>
    send(await createTestWorld(), 'sendRegisterMobileSms', taken),
  'sendPhoneCode phone.invalid.phone.number': phoneSend('01712000000'),
  'sendPhoneCode phone.missing.phone.number': phoneSend(''),
  'sendPhoneCode phone.too.many.requests': phoneSend(RAHIM, 'sms-firebase+sms-too-many'),
  'sendPhoneCode phone.unknown': phoneSend('+8801700000004'),
  'sendPhoneCode phone.captcha.check.failed': phoneSend(RAHIM, 'sms-firebase+human-check-slider'),
  'sendPhoneCode phone.unauthorized.domain': phoneSend('+8801700000008'),
  'sendPhoneCode phone.quota.exceeded': phoneSend(RAHIM, 'sms-firebase+sms-quota'),
  'sendPhoneCode phone.operation.not.allowed': phoneSend(RAHIM, 'sms-platform'),
  'confirmPhoneCode phone.invalid.verification.code': phoneConfirm(RAHIM, '111111'),
  'confirmPhoneCode phone.missing.verification.code': phoneConfirm(RAHIM, ''),
  'confirmPhoneCode phone.operation.not.allowed': phoneConfirm(RAHIM, CODE, 'normal'),
  'confirmPhoneCode phone.code.expired': phoneConfirm(RAHIM, CODE, 'sms-firebase', 300_000),
  'startHumanCheck function.not.available': async () =>
    send(await createTestWorld('human-check-token'), 'startHumanCheck', { provider: 'slider' }),
  'passHumanCheck human.check.failed': async () => {
    const world = await createTestWorld('human-check-slider')
    await send(world, 'startHumanCheck', { provider: 'slider' })
    const challengeId = world.db.humanChecks.find({ provider: 'slider' })?.id
    const answer = { challengeId, method: 'pointer', steps: 1, durationMs: 900 }
    return send(world, 'passHumanCheck', answer)
  },
  'sendVerificationCode sms.too.many': async () => {
    const world = await createTestWorld('member-ip-unverified')
    const body = { challengeId: await requestChallenge(world), method: 'EMAIL' }
    await send(world, 'sendVerificationCode', body)
    return send(world, 'sendVerificationCode', body)
  },
  'sendVerificationCode sms.quota.exceeded': async () => {
    const world = await createTestWorld('member-ip-unverified+sms-quota')
    const challengeId = await requestChallenge(world)
    return send(world, 'sendVerificationCode', { challengeId, method: 'MOBILE' })
  },
  'sendVerificationCode login.locked': async () => {
    const world = await createTestWorld('member-ip-unverified')
    const challengeId = await requestChallenge(world)
    await lockOut(world)
    return send(world, 'sendVerificationCode', { challengeId, method: 'EMAIL' })
  },
  'sendVerificationCode function.not.available': async () => {
    const world = await createTestWorld('member-ip-unverified')
    const challengeId = await requestChallenge(world, 'shirin')
    return send(world, 'sendVerificationCode', { challengeId, method: 'EMAIL' })
  },
  'getLiveChatModels function.not.available': async () =>
    callEnvelope(await createTestWorld('functions-off'), 'GET', '/wps/relay/liveChatModels'),
}
