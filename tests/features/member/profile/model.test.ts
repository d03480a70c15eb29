import { describe, expect, test } from 'vitest'
import type { ProfileField } from '#api/member/profile.ts'
import { countryOptions } from '#features/member/profile/countries.ts'
import {
  diffProfile,
  findLock,
  getMaxLength,
  profileIssue,
} from '#features/member/profile/model.ts'

const rules = { minAge: 18, timeZone: 'Asia/Dhaka', now: Date.UTC(2026, 10, 20, 9) }

describe('ENT-80 D-034 the fields of the profile', () => {
  test.each<[ProfileField, string, string | null]>([
    ['nickname', 'R', 'short'],
    ['nickname', 'রহিম', null],
    ['nickname', 'x'.repeat(21), 'long'],
    ['fullName', 'Rahim Uddin', null],
    ['fullName', 'Rahim 2', 'name'],
    ['birthday', '2008-11-21', 'minAge'],
    ['birthday', '2008-11-20', null],
    ['birthday', '2000-02-30', 'date'],
    ['address', 'x'.repeat(201), 'long'],
    ['placeOfBirth', 'x'.repeat(60), null],
    ['whatsapp', '+8801712345678', null],
    ['whatsapp', 'rahim', 'handle'],
    ['telegram', '@rahim_u', null],
    ['telegram', 'a b', 'handle'],
    ['wechat', '1abcdef', 'handle'],
    ['facebook', '', null],
  ])('%s "%s": %s', (field, value, issue) => {
    expect(profileIssue(field, value, rules)).toBe(issue)
  })

  test('only changes are sent, and a locked field gives the reason', () => {
    const values = {
      nickname: 'Rahim',
      fullName: 'Rahim Uddin',
      birthday: '',
      nationality: 'BD',
      placeOfBirth: '',
      occupation: '',
      incomeSource: '',
      address: '',
      permanentAddress: '',
      currentAddress: '',
      whatsapp: '',
      telegram: '',
      line: '',
      facebook: '',
      wechat: '',
    }
    expect(diffProfile(values, { ...values, nickname: 'R. U.' })).toEqual({ nickname: 'R. U.' })
    const profile = { values, locked: [{ field: 'fullName', reason: 'WITHDRAWN' } as const] }
    expect(findLock(profile, 'fullName')).toBe('WITHDRAWN')
    expect(findLock(profile, 'nickname')).toBeNull()
    expect(getMaxLength('currentAddress')).toBe(200)
  })

  test("nationality is one of the 249 of ISO 3166, with names in the reader's language and order", () => {
    const english = countryOptions('en')
    expect(english).toHaveLength(249)
    expect(english).toContainEqual({ value: 'BD', label: 'Bangladesh' })
    expect(countryOptions('bn')).toContainEqual({ value: 'BD', label: 'বাংলাদেশ' })
  })
})
