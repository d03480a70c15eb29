import { expect, test } from 'vitest'
import { ApiError } from '#api/transport/error.ts'
import { refusedFields } from '#features/visitor/recovery/model.ts'

test.each([
  ['sms.code.invalid', 'code'],
  ['sms.code.expired', 'code'],
  ['phone.code.expired', 'code'],
  ['phone.invalid.verification.code', 'code'],
  ['phone.missing.verification.code', 'code'],
  ['phone.invalid.phone.number', 'mobile'],
  ['phone.missing.phone.number', 'mobile'],
  ['phone.captcha.check.failed', null],
  ['password.same.as.old', 'newPassword'],
  ['login.locked', null],
  ['login.not.member', null],
])('AUT-28 a refusal %s belongs to %s', (code, place) => {
  expect(refusedFields(new ApiError({ status: 200, code }))).toEqual(place === null ? [] : [place])
})

test('D-012 a 422 about the password belongs to the password, any other to the form', () => {
  const refused = (path: string) =>
    new ApiError({
      status: 422,
      code: 'request.invalid',
      value: { violations: [{ path, reason: 'pattern' }] },
    })
  expect(refusedFields(refused('/body/newPassword'))).toEqual(['newPassword'])
  expect(refusedFields(refused('/body/mobileNum'))).toEqual([])
})
