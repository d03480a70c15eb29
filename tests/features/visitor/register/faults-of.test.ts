import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/transport/error.ts'
import { syncServerTime } from '#api/transport/server-time.ts'
import { type Facts, formIssues, refusedFields } from '#features/visitor/register/form-issues.ts'
import {
  listFields,
  type Modules,
  type RegisterValues,
  startValues,
} from '#features/visitor/register/model.ts'
import { registerRules } from '#mocks/merchant/register-rules.ts'
import { findCountry, phoneCountries, phoneIssue } from '#patterns/forms/phone-number.ts'
import type { Phone } from '#patterns/forms/use-phone.ts'

const ALL: Modules = { username: true, mobile: true, mobilePassword: true, sms: true }
const countries = phoneCountries([{ code: 'BD', dial: '880', digits: [10, 11] }])
const phone: Pick<Phone, 'issue'> = {
  issue: (number, code) => phoneIssue(number, findCountry(countries, code)),
}
const rule = (more: object = {}) => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: null,
  minLength: 2,
  maxLength: 20,
  ...more,
})
const good = {
  ...startValues('BD', { affiliate: null, referral: null }),
  username: 'shapla88',
  password: 'Padma2026',
  confirmPassword: 'Padma2026',
  mobileNum: '01712345678',
  verificationCode: '246810',
  captcha: 'AB12',
  terms: true,
}
const find = (values: Partial<RegisterValues>, raw: unknown = registerRules, minAge = 18) => {
  const facts = { fields: listFields(raw, 'username', ALL), phone, minAge, timeZone: 'Asia/Dhaka' }
  return formIssues({ ...good, ...values }, facts as Facts)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T19:00:00Z') })
  // Resets the server time, which another file in this worker may have set to another day.
  syncServerTime(new Response(null, { headers: { 'x-server-time': String(Date.now()) } }))
})
afterEach(() => vi.useRealTimers())

describe('errors that the form finds by itself', () => {
  test('none for valid values', async () => expect(await find({})).toEqual({}))

  test('VAL-31 a user name by its rule', async () => {
    expect(await find({ username: ' ' })).toEqual({ username: 'username|6|12' })
    expect(await find({ username: '8shapla' })).toEqual({ username: 'P2|6|12' })
    expect(await find({ username: 'abc' })).toEqual({ username: 'P2|6|12' })
  })

  test('VAL-32 VAL-66 a password by its rule', async () => {
    const none = { password: '', confirmPassword: '' }
    expect(await find(none)).toMatchObject({ password: 'password|6|20' })
    const short = { password: 'a1', confirmPassword: 'a1' }
    expect(await find(short)).toEqual({ password: 'passwordLength|6|20' })
    const digits = { password: '12345678', confirmPassword: '12345678' }
    expect(await find(digits)).toEqual({ password: 'P6|6|20' })
  })

  test('VAL-33 VAL-34 the same password twice', async () => {
    expect(await find({ confirmPassword: 'Padma2027' })).toEqual({ confirmPassword: 'mismatch' })
    expect(await find({ confirmPassword: '' })).toEqual({ confirmPassword: 'mismatch' })
  })

  test('VAL-35 VAL-36 VAL-65 a number if it is required, with its digits', async () => {
    const missing = await find({ mobileNum: '' })
    expect(missing.mobileNum).toMatch(/^mobile\|/)
    const short = await find({ mobileNum: '1712' })
    expect(short.mobileNum).toMatch(/^mobileShape\|/)
  })

  test('VAL-37 VAL-67 the code of the SMS', async () => {
    const missing = await find({ verificationCode: '' })
    expect(missing.verificationCode).toMatch(/^(empty|codeShape)\|/)
    expect((await find({ verificationCode: '12' })).verificationCode).toMatch(/^codeShape\|/)
  })

  test.each([
    ['VAL-38', 'payeeName'],
    ['VAL-39', 'email'],
    ['VAL-40', 'qqNum'],
    ['VAL-41', 'line'],
    ['VAL-42', 'whatsapp'],
    ['VAL-43', 'facebook'],
    ['VAL-44', 'wechat'],
    ['VAL-45', 'idNumber'],
    ['VAL-46', 'recommenderId'],
    ['VAL-47', 'affiliateCode'],
    ['VAL-48', 'captcha'],
  ] as const)('%s %s is asked for and required by its rule', async (_, name) => {
    const empty = { [name]: '' }
    const base = { username: rule(), password: rule() }
    expect(Object.keys(await find(empty, { ...base, [name]: rule() }))).toEqual([name])
    expect(await find(empty, { ...base, [name]: rule({ required: false }) })).toEqual({})
    expect(await find(empty, { ...base, [name]: rule({ enabled: false }) })).toEqual({})
  })

  test('VAL-49 a withdrawal password is asked for by its rule, and then required', async () => {
    const base = { username: rule(), password: rule() }
    const found = async (more: object) =>
      Object.keys(await find({}, { ...base, paymentPassword: rule(more) }))
    expect(await found({})).toEqual(['paymentPassword'])
    expect(await found({ required: false })).toEqual(['paymentPassword'])
    expect(await found({ enabled: false })).toEqual([])
  })

  test('VAL-37 an optional number may stay empty without a code; a number needs one', async () => {
    const raw = {
      username: rule(),
      password: rule(),
      mobileNum: rule({ required: false }),
      verificationCode: rule({ required: false }),
    }
    expect(await find({ mobileNum: '', verificationCode: '' }, raw)).toEqual({})
    expect(await find({ mobileNum: '', verificationCode: '12' }, raw)).toEqual({})
    expect(Object.keys(await find({ verificationCode: '' }, raw))).toEqual(['verificationCode'])
    const unproven = listFields(raw, 'username', { ...ALL, sms: false })
    expect(unproven.map(({ name }) => name)).not.toContain('verificationCode')
  })

  test('VAL-50 VAL-52 REG-01 the terms, besides all other errors', async () => {
    expect(await find({ terms: false })).toEqual({ terms: 'terms' })
    expect(Object.keys(await find({ terms: false, username: '' }))).toEqual(['username', 'terms'])
  })

  test('VAL-51 an invitation code may stay empty if it is not required', async () => {
    expect(await find({ affiliateCode: '' })).toEqual({})
  })

  test.each([
    [18, '2008-11-21', undefined],
    [18, '2008-11-22', 'minAge|18|18'],
    [21, '2005-11-21', undefined],
    [21, '2005-11-22', 'minAge|21|21'],
    [18, '2009-02-30', 'date|10|20'],
  ])('D-001 at %i a birthday of %s, as of 21 November in Dhaka', async (age, birthday, found) => {
    const raw = { birthday: rule({ patternId: 'P11', acceptedPattern: null, minLength: 10 }) }
    expect((await find({ birthday }, raw, age)).birthday).toBe(found)
  })

  test("D-001 uses the server's time, not the device's", async () => {
    const raw = { birthday: rule({ patternId: 'P11', acceptedPattern: null, minLength: 10 }) }
    const setServerTime = (at: number) =>
      syncServerTime(new Response(null, { headers: { 'x-server-time': String(at) } }))
    setServerTime(Date.now() - 5 * 365 * 86_400_000)
    expect((await find({ birthday: '2008-11-21' }, raw, 18)).birthday).toBe('minAge|18|18')
    setServerTime(Date.now())
    expect((await find({ birthday: '2008-11-21' }, raw, 18)).birthday).toBeUndefined()
  })
})

describe('a birthday, which the browser always writes yyyy-MM-dd', () => {
  test.each(['P11', 'P12'])('VAL-16 VAL-17 matches the date family %s', async (patternId) => {
    const raw = (more: object) => ({
      birthday: rule({ patternId, acceptedPattern: null, minLength: 10, maxLength: 10, ...more }),
    })
    const of = async (birthday: string, more = {}) => (await find({ birthday }, raw(more))).birthday
    expect(await of('2000-02-29')).toBeUndefined()
    expect(await of('2001-02-29')).toBe('date|10|10')
    expect(await of('02-29-2000')).toBe('date|10|10')
  })
})

describe('the field of a refusal', () => {
  test.each([
    ['register.username.taken', 'username'],
    ['register.mobile.taken', 'mobileNum'],
    ['register.affiliate.invalid', 'affiliateCode'],
    ['register.underage', 'birthday'],
    ['sms.code.expired', 'verificationCode'],
    ['phone.code.expired', 'verificationCode'],
    ['captcha.wrong', 'captcha'],
  ])('%s belongs to %s', (code, place) => {
    expect(refusedFields(new ApiError({ status: 200, code }))).toEqual([place])
  })

  test('a 422 names its fields; unknown ones are ignored', () => {
    const violations = [{ path: '/body/email' }, { path: '/body/__proto__' }, { path: 7 }, null]
    const value = { violations }
    expect(refusedFields(new ApiError({ status: 422, code: 'request.invalid', value }))).toEqual([
      'email',
    ])
    expect(refusedFields(new ApiError({ status: 500, code: 'toString' }))).toEqual([])
  })
})
