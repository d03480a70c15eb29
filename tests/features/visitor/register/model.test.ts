import { describe, expect, test } from 'vitest'
import type { Referral } from '#entities/visitor/referral.ts'
import {
  foldedFields,
  getRegisterMethods,
  listFields,
  type Modules,
  startValues,
  toRegisterBody,
  unseenCodes,
  withDraft,
  withoutSecrets,
} from '#features/visitor/register/model.ts'
import { shortMoney } from '#features/visitor/register/short-money.ts'
import { registerRules } from '#mocks/merchant/register-rules.ts'

const ALL: Modules = { username: true, mobile: true, mobilePassword: true, sms: true }
const NONE: Modules = { username: false, mobile: false, mobilePassword: false, sms: false }
const names = (raw: unknown, way: 'username' | 'mobile', modules = ALL) =>
  listFields(raw, way, modules).map(({ name }) => name)
const rule = (more: object = {}) => ({
  enabled: true,
  required: false,
  acceptedPattern: null,
  patternId: 'P5',
  minLength: 1,
  maxLength: 20,
  ...more,
})
const nobody: Referral = { affiliate: null, referral: null }
const place = { origin: 'https://suborno.example', hostname: 'suborno.example' }
const phone = { dial: '880', number: '1712345678' }

test('two or more optional fields are folded; a number stays beside its code', () => {
  const fold = (raw: object) => {
    const { needed, more } = foldedFields(listFields(raw, 'username', ALL))
    return [needed, more].map((rules) => rules.map(({ name }) => name))
  }
  const [needed, more] = fold(registerRules)
  expect(needed).toContain('mobileNum')
  expect(needed).toContain('verificationCode')
  expect(more).toEqual(['email', 'whatsapp', 'affiliateCode', 'recommenderId'])
  const few = fold({ username: rule({ required: true }), email: rule() })
  expect(few[0]).toContain('email')
  expect(few[1]).toEqual([])
})

describe('methods of registration', () => {
  test('MOD-20 by user name only with USERNAMEREG3', () => {
    expect(getRegisterMethods({ ...NONE, username: true })).toEqual(['username'])
    expect(getRegisterMethods({ ...ALL, username: false })).toEqual(['mobile'])
  })

  test('MOD-21 by number with MOBILENUMREG3 or MOBILENUMPASSREG3', () => {
    expect(getRegisterMethods({ ...NONE, mobile: true })).toEqual(['mobile'])
    expect(getRegisterMethods({ ...NONE, mobilePassword: true })).toEqual(['mobile'])
    expect(getRegisterMethods(NONE)).toEqual([])
  })
})

describe('fields', () => {
  test('VAL-01 come from the server, in its order', () => {
    const raw = { email: rule(), username: rule(), line: rule(), password: rule() }
    expect(names(raw, 'username')).toEqual([
      'email',
      'username',
      'line',
      'password',
      'confirmPassword',
    ])
  })

  test('REG-06 VAL-38..48 are shown only if enabled', () => {
    for (const name of Object.keys(registerRules)) {
      const off = { ...registerRules, [name]: rule({ enabled: false }) }
      const shown: string[] = names(off, 'username')
      const always = ['username', 'password', 'confirmPassword']
      expect(shown.includes(name), name).toBe(always.includes(name))
    }
  })

  test('REG-07 are required only if the rule requires it', () => {
    const raw = {
      username: rule(),
      password: rule(),
      line: rule({ required: true }),
      email: rule(),
    }
    const required = listFields(raw, 'username', ALL).filter((field) => field.required)
    expect(required.map(({ name }) => name)).toEqual([
      'username',
      'password',
      'line',
      'confirmPassword',
    ])
  })

  test('VAL-35 VAL-37 the mobile method needs the number and, with REGMOBVERF3, its code', () => {
    expect(names({}, 'mobile')).toEqual([
      'password',
      'confirmPassword',
      'mobileNum',
      'verificationCode',
    ])
    expect(names({}, 'mobile', { ...ALL, sms: false })).not.toContain('verificationCode')
    const number = listFields({}, 'mobile', ALL).find(({ name }) => name === 'mobileNum')
    expect(number?.required).toBe(true)
  })

  test('ENT-35 a number alone needs no password', () => {
    expect(names({}, 'mobile', { ...ALL, mobilePassword: false })).toEqual([
      'mobileNum',
      'verificationCode',
    ])
  })

  test('VAL-36 VAL-37 by user name the code is shown only with a number', () => {
    const raw = { mobileNum: rule({ enabled: false }), verificationCode: rule() }
    expect(names(raw, 'username')).not.toContain('verificationCode')
  })

  test('VAL-49 a withdrawal password is required if it is shown', () => {
    for (const way of ['username', 'mobile'] as const) {
      const of = (enabled: boolean) =>
        listFields({ paymentPassword: rule({ enabled }) }, way, ALL).find(
          ({ name }) => name === 'paymentPassword',
        )
      expect(of(true)?.required, way).toBe(true)
      expect(of(false), way).toBeUndefined()
    }
  })

  test('unknown names, and those of object properties, are ignored', () => {
    const raw = JSON.parse('{"__proto__":{"enabled":true},"constructor":{"enabled":true},"shoe":1}')
    expect(names(raw, 'username')).toEqual(['username', 'password', 'confirmPassword'])
    expect(names(null, 'username')).toEqual(['username', 'password', 'confirmPassword'])
  })
})

describe('what is sent', () => {
  const values = {
    ...startValues('BD', nobody),
    username: ' shapla88 ',
    password: 'Padma2026',
    confirmPassword: 'Padma2026',
    email: '',
    line: 'shapla',
    mobileNum: '01712345678',
  }
  const send = (way: 'username' | 'mobile', raw: unknown, unseen = {}) =>
    toRegisterBody({ values, fields: listFields(raw, way, ALL), way, phone, unseen, place })

  test('ENT-04 ENT-06 has what is shown and filled in, with page and method', () => {
    expect(send('username', { line: rule(), email: rule() })).toEqual({
      username: 'shapla88',
      password: 'Padma2026',
      confirmPassword: 'Padma2026',
      line: 'shapla',
      login: true,
      domain: 'suborno.example',
      registerUrl: 'https://suborno.example/',
      registerMethod: 'WEB',
    })
  })

  test('REG-04 the mobile number is the user name', () => {
    expect(send('mobile', {})).toMatchObject({
      username: '1712345678',
      mobileNum: '1712345678',
      countryDialingCode: '880',
    })
  })

  test('ENT-07 VAL-51 invitation codes come from the link if they have no field', () => {
    const kept = { affiliate: 'AFF2026', referral: 'RAHIM7' }
    const unseen = (raw: unknown) => unseenCodes(listFields(raw, 'username', ALL), kept)
    expect(unseen({})).toEqual([
      { kind: 'affiliate', code: 'AFF2026', names: ['affiliateCode'], seen: false },
      { kind: 'referral', code: 'RAHIM7', names: ['referralCode', 'recommenderId'], seen: false },
    ])
    // The visitor cleared a visible field on purpose.
    expect(unseen({ affiliateCode: rule(), recommenderId: rule() })).toEqual([
      { kind: 'referral', code: 'RAHIM7', names: ['referralCode'], seen: true },
    ])
    expect(unseenCodes([], nobody)).toEqual([])
    expect(send('username', {}, { affiliateCode: 'AFF2026' })).toMatchObject({
      affiliateCode: 'AFF2026',
    })
  })
})

describe('drafts', () => {
  test('hold no password, no code, no consent', () => {
    const kept = withoutSecrets({ ...startValues('BD', nobody), password: 'x', terms: true })
    for (const name of ['password', 'confirmPassword', 'paymentPassword', 'captcha', 'terms'])
      expect(kept).not.toHaveProperty(name)
    expect(kept).toHaveProperty('email')
  })

  test('are restored over the defaults, and only as text of a known field', () => {
    const back = withDraft(startValues('BD', nobody), { email: 'a@b.c', terms: true, shoe: 'x' })
    expect(back).toMatchObject({ email: 'a@b.c', terms: false })
    expect(back).not.toHaveProperty('shoe')
  })
})

test.each([
  ['131000.00', '131K'],
  ['1250000.00', '1.2M'],
  ['1999.99', '1.9K'],
  ['188.00', '188'],
  ['oops', '—'],
])('D-050 %s in short is %s', (amount, text) => expect(shortMoney(amount)).toBe(text))
