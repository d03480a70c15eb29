import { describe, expect, test } from 'vitest'
import { CODE, passHumanCheck, phoneServiceToken, send } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { asRecord, logIn } from '../../requests.ts'

const RAHIM = '+8801712000000'
const BODY = { mobileNum: '1712000000', countryDialingCode: '880' }

describe('codes by SMS', () => {
  test('AUT-19 each purpose and number has its own codes', async () => {
    const world = await createTestWorld()
    expect((await send(world, 'sendLoginSms', BODY)).success).toBe(true)
    expect((await send(world, 'sendPasswordSms', BODY)).success).toBe(true)
    const other = { ...BODY, mobileNum: '01712000002' }
    expect((await send(world, 'sendLoginSms', other)).success).toBe(true)
    expect((await send(world, 'sendLoginSms', { ...BODY, mobileNum: '01712000000' })).code).toBe(
      'sms.too.many',
    )
    world.clock.advance(119_999)
    expect((await send(world, 'sendLoginSms', BODY)).code).toBe('sms.too.many')
    world.clock.advance(1)
    expect((await send(world, 'sendLoginSms', BODY)).success).toBe(true)
  })

  test('ENT-36 ENT-39 codes for unknown purposes cannot be sent', async () => {
    const off = { code: 'function.not.available' }
    expect(await send(await createTestWorld('code-login-off'), 'sendLoginSms', BODY)).toMatchObject(
      off,
    )
    const world = await createTestWorld('register-username-only')
    const body = { mobileNo: '1812345678', countryDialingCode: '880' }
    expect(await send(world, 'sendRegisterMobileSms', body)).toMatchObject(off)
    expect((await send(world, 'sendRegisterSms', body)).success).toBe(true)
  })
})

describe('the outside phone service (D-008)', () => {
  const ERRORS = [
    'phone.invalid.phone.number',
    'phone.missing.phone.number',
    'phone.too.many.requests',
    'phone.unknown',
    'phone.invalid.verification.code',
    'phone.missing.verification.code',
    'phone.captcha.check.failed',
    'phone.unauthorized.domain',
    'phone.quota.exceeded',
    'phone.operation.not.allowed',
    'phone.code.expired',
  ].map((code, index) => [`+880170${String(index + 1).padStart(7, '0')}`, code] as const)

  test.each(ERRORS)('%s always gets %s', async (phoneNumber, code) => {
    const world = await createTestWorld('sms-firebase')
    const sent = await send(world, 'sendPhoneCode', { phoneNumber })
    if (!sent.success) return expect(sent.code).toBe(code)
    const { sessionInfo } = asRecord(sent.value)
    const confirmed = await send(world, 'confirmPhoneCode', { sessionInfo, code: CODE })
    expect(confirmed.code).toBe(code)
  })

  test('AUT-20 the next code after a minute, each valid for five', async () => {
    const world = await createTestWorld('sms-firebase')
    const ask = () => send(world, 'sendPhoneCode', { phoneNumber: RAHIM })
    const { sessionInfo } = asRecord((await ask()).value)
    const confirm = (code: string) => send(world, 'confirmPhoneCode', { sessionInfo, code })
    world.clock.advance('59s')
    expect((await ask()).code).toBe('phone.too.many.requests')
    expect((await confirm('000000')).code).toBe('phone.invalid.verification.code')
    world.clock.advance('240s')
    expect((await confirm(CODE)).value).toMatchObject({ firebaseChannel: 'portal-web' })
    expect((await confirm(CODE)).code).toBe('phone.code.expired')
    expect((await ask()).success).toBe(true)
  })

  test('ENT-02 a proof logs in once, within ten minutes, with its number only', async () => {
    const world = await createTestWorld('sms-firebase')
    const enter = (username: string, firebaseIdToken: string) =>
      logIn(world, { username, password: CODE, type: 'sms', firebaseIdToken })
    const proof = await phoneServiceToken(world, RAHIM)
    expect((await enter('1712000002', proof)).code).toBe('sms.code.invalid')
    expect((await enter('01712000000', proof)).success).toBe(true)
    expect((await enter('1712000000', proof)).code).toBe('sms.code.invalid')
    const late = await phoneServiceToken(world, RAHIM)
    world.clock.advance('10m')
    expect((await enter('1712000000', late)).code).toBe('sms.code.expired')
    expect((await logIn(world, { username: '1712000000', password: CODE, type: 'sms' })).code).toBe(
      'sms.code.invalid',
    )
  })

  test('sms-expired and a failed human check', async () => {
    const world = await createTestWorld('sms-firebase+sms-expired+human-check-slider')
    const humanCheck = await passHumanCheck(world)
    const sent = await send(world, 'sendPhoneCode', { phoneNumber: RAHIM, humanCheck })
    const { sessionInfo } = asRecord(sent.value)
    expect((await send(world, 'confirmPhoneCode', { sessionInfo, code: CODE })).code).toBe(
      'phone.code.expired',
    )
    world.clock.advance('1m')
    const used = await send(world, 'sendPhoneCode', { phoneNumber: RAHIM, humanCheck })
    expect(used.code).toBe('phone.captcha.check.failed')
  })
})

describe('D-027 human checks', () => {
  test('AUT-05 a log-in needs a new one each time, valid for five minutes', async () => {
    const world = await createTestWorld('human-check-slider')
    const humanCheck = await passHumanCheck(world)
    expect((await logIn(world, { username: 'rahim', humanCheck })).success).toBe(true)
    expect((await logIn(world, { username: 'rahim', humanCheck })).code).toBe(
      'human.check.required',
    )
    const old = await passHumanCheck(world)
    world.clock.advance('5m')
    expect((await logIn(world, { username: 'rahim', humanCheck: old })).code).toBe(
      'human.check.required',
    )
    const foreign = { provider: 'token' as const, token: 'human-anything' }
    expect((await logIn(world, { username: 'rahim', humanCheck: foreign })).success).toBe(false)
  })

  test('the token provider passes by itself, and has no slider', async () => {
    const world = await createTestWorld('human-check-token')
    const begun = asRecord((await send(world, 'startHumanCheck', { provider: 'token' })).value)
    const slid = { challengeId: begun.challengeId, method: 'pointer', steps: 9, durationMs: 900 }
    expect((await send(world, 'passHumanCheck', slid)).code).toBe('human.check.failed')
    const humanCheck = await passHumanCheck(world, 'token')
    expect((await logIn(world, { username: 'rahim', humanCheck })).success).toBe(true)
  })

  test.each([
    [2, 200, true],
    [1, 200, false],
    [2, 199, false],
  ])('%i moves in %i ms: %s; once', async (steps, durationMs, passes) => {
    const world = await createTestWorld('human-check-slider')
    const begun = await send(world, 'startHumanCheck', { provider: 'slider' })
    const { challengeId, token } = asRecord(begun.value)
    expect(token).toBeNull()
    const answer = { challengeId, method: 'keyboard', steps, durationMs }
    expect((await send(world, 'passHumanCheck', answer)).success).toBe(passes)
    expect((await send(world, 'passHumanCheck', answer)).status).toBe(404)
  })

  test('an expired challenge fails', async () => {
    const world = await createTestWorld('human-check-slider')
    const { value } = await send(world, 'startHumanCheck', { provider: 'slider' })
    world.clock.advance('5m')
    const { challengeId } = asRecord(value)
    const answer = { challengeId, method: 'pointer', steps: 20, durationMs: 900 }
    expect((await send(world, 'passHumanCheck', answer)).code).toBe('human.check.failed')
  })
})
