import { describe, expect, test } from 'vitest'
import {
  CODE,
  enroll,
  NEW_VISITOR,
  passHumanCheck,
  phoneServiceToken,
  send,
  sendQuery,
} from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { asList, asRecord, callEnvelope, logIn } from '../../requests.ts'

const FULL = {
  payeeName: 'Shapla Akter',
  email: 'shapla@mail.example',
  paymentPassword: '482913',
  line: 'shapla',
  whatsapp: '8801812345678',
  wechat: 'shapla',
  idNumber: 'NID123456',
  birthday: '1999-12-31',
}

/** The paths of all violations in a refusal. */
const wrong = ({ value }: { value: unknown }) =>
  asList(value, 'violations').map(({ path }) => String(path))

describe('registering', () => {
  test('REG-05 API-12 the account exists, with an empty wallet and a first session', async () => {
    const world = await createTestWorld()
    const { value } = await enroll(world, {
      affiliateCode: 'AFF2026',
      email: 'shapla@mail.example',
    })
    expect(value).toMatchObject({ firstTimeLogin: true, userInfo: { userName: 'shapla88' } })
    const token = String(asRecord(value).token)
    const balance = await callEnvelope(world, 'GET', '/wps/v2/wallets/balance', { token })
    expect(balance.value).toMatchObject({ balance: '0.00' })
    const again = await logIn(world, { username: 'Shapla88', password: NEW_VISITOR.password })
    expect(again.value).toMatchObject({ firstTimeLogin: true })
    expect(await enroll(world)).toMatchObject({ code: 'register.username.taken' })
  })

  test('ENT-04 without log-in only the account is created', async () => {
    const world = await createTestWorld()
    expect(await enroll(world, { login: false })).toMatchObject({ success: true, value: null })
    expect(world.db.sessions.count()).toBe(0)
    expect((await logIn(world, { username: 'shapla88', password: 'Padma2026' })).success).toBe(true)
  })

  test('REG-04 the number is the user name, with and without a password', async () => {
    const world = await createTestWorld()
    const bare = await enroll(world, {}, 'mobile')
    expect(bare.value).toMatchObject({ userInfo: { userName: '1812345678' } })
    const secret = { password: 'Padma2026', confirmPassword: 'Padma2026' }
    const other = await createTestWorld()
    expect((await enroll(other, secret, 'mobile')).success).toBe(true)
    const back = await logIn(other, { username: '1812345678', password: 'Padma2026' })
    expect(back.success).toBe(true)
    expect(
      wrong(await enroll(await createTestWorld(), { username: '1811111111' }, 'mobile')),
    ).toEqual(['/body/username'])
  })

  test('ENT-33..35 each method has its module', async () => {
    const off = { code: 'function.not.available' }
    expect(await enroll(await createTestWorld('register-mobile-only'))).toMatchObject(off)
    expect(
      (await enroll(await createTestWorld('register-mobile-only'), {}, 'mobile')).success,
    ).toBe(true)
    expect(
      await enroll(await createTestWorld('register-username-only'), {}, 'mobile'),
    ).toMatchObject(off)
    expect((await enroll(await createTestWorld('register-username-only'))).success).toBe(true)
  })

  test('REG-07 VAL-31..48 all wrong fields are named at once', async () => {
    const gone = {
      username: '1shapla',
      password: 'short',
      mobileNum: undefined,
      captcha: undefined,
    }
    expect(wrong(await enroll(await createTestWorld(), gone)).toSorted()).toEqual([
      '/body/captcha',
      '/body/confirmPassword',
      '/body/mobileNum',
      '/body/password',
      '/body/username',
    ])
  })

  test.each([
    ['VAL-33', { confirmPassword: 'Padma2027' }, '/body/confirmPassword'],
    ['VAL-39', { email: 'shapla@mail' }, '/body/email'],
    ['VAL-45 a field that is off', { idNumber: 'NID123456' }, '/body/idNumber'],
    ['VAL-65 too few digits', { mobileNum: '181234567' }, '/body/mobileNum'],
    ['VAL-65 a country nobody knows', { countryDialingCode: '999' }, '/body/countryDialingCode'],
    ['VAL-47', { affiliateCode: 'A-1' }, '/body/affiliateCode'],
    ['D-031 too long in code points', { whatsapp: '📱'.repeat(31) }, '/body/whatsapp'],
  ])('%s is refused with its path', async (_, over, path) => {
    const refused = await enroll(await createTestWorld(), over)
    expect(refused.status).toBe(422)
    expect(wrong(refused)).toEqual([path])
  })

  test('D-031 30 code points are 30 characters, however many code units they take', async () => {
    expect((await enroll(await createTestWorld(), { whatsapp: '📱'.repeat(30) })).success).toBe(
      true,
    )
  })

  test('REG-06 register-all-fields: every field is required', async () => {
    const world = await createTestWorld('register-all-fields')
    const missing = wrong(await enroll(world))
    expect(missing.toSorted()).toEqual(
      Object.keys(FULL)
        .map((name) => `/body/${name}`)
        .toSorted(),
    )
    expect((await enroll(world, FULL)).success).toBe(true)
    const noDay = { ...FULL, birthday: '2001-02-30' }
    expect(wrong(await enroll(await createTestWorld('register-all-fields'), noDay))).toEqual([
      '/body/birthday',
    ])
  })

  // 2026-11-20 09:00 UTC is the afternoon of the 20th in Dhaka; 20:00 UTC is already the 21st there.
  test.each([
    ['register-all-fields', '09:00', '2008-11-20', true],
    ['register-all-fields', '09:00', '2008-11-21', false],
    ['register-all-fields', '20:00', '2008-11-21', true],
    ['register-all-fields+age-21', '09:00', '2005-11-20', true],
    ['register-all-fields+age-21', '09:00', '2005-11-21', false],
  ])('D-001 %s at %s UTC, born on %s: %s', async (scenario, time, birthday, old) => {
    const world = await createTestWorld(scenario, { clock: `2026-11-20T${time}:00Z` })
    const { success, code } = await enroll(world, { ...FULL, birthday })
    expect(old ? success : code).toBe(old ? true : 'register.underage')
  })

  test('REG-02 API-22 affiliate codes: valid, required, absent', async () => {
    const world = await createTestWorld()
    for (const code of ['AFF2026', 'nodi77', 'GOLD24']) {
      const checked = await sendQuery(world, 'checkAffiliate', { code, domain: 'localhost' })
      expect(asRecord(checked.value).code).toBe(code.toUpperCase())
    }
    const required = await createTestWorld('affiliate-required')
    expect(wrong(await enroll(required))).toEqual(['/body/affiliateCode'])
    expect((await enroll(required, { affiliateCode: 'GOLD24' })).success).toBe(true)
    const none = await createTestWorld('affiliate-required+affiliate-invalid')
    expect((await enroll(none, { affiliateCode: 'GOLD24' })).code).toBe(
      'register.affiliate.invalid',
    )
  })

  test('VAL-37 the code is used up by success only, and is valid for its own operation', async () => {
    const world = await createTestWorld()
    expect((await enroll(world, { username: 'agent1' })).code).toBe('register.username.taken')
    expect((await enroll(world, { verificationCode: undefined })).code).toBe('sms.code.invalid')
    expect((await enroll(world)).success).toBe(true)
    const other = await createTestWorld()
    await send(other, 'sendRegisterMobileSms', {
      mobileNo: '1812345678',
      countryDialingCode: '880',
    })
    expect(other.db.smsCodes.list().map(({ purpose }) => purpose)).toEqual(['registerMobile'])
  })

  test('D-008 ENT-05 with the external phone service its proof replaces the code', async () => {
    const world = await createTestWorld('sms-firebase')
    const firebaseIdToken = await phoneServiceToken(world, '+8801812345678')
    const proof = { firebaseChannel: 'portal-web', firebaseIdToken, verificationCode: undefined }
    expect((await enroll(world, { ...proof, mobileNum: '1812345679' })).code).toBe(
      'sms.code.invalid',
    )
    expect((await enroll(world, { verificationCode: CODE })).code).toBe('sms.code.invalid')
    expect((await enroll(world, proof)).success).toBe(true)
  })

  test('D-027 a human check is used up by one registration', async () => {
    const world = await createTestWorld('human-check-token+sms-firebase')
    const humanCheck = await passHumanCheck(world, 'token')
    expect((await enroll(world, { humanCheck })).code).toBe('sms.code.invalid')
    expect((await enroll(world, { humanCheck })).code).toBe('human.check.required')
  })
})
