// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/api/error.ts'
import { placeOf } from '../../../src/features/recover/model.ts'
import { loadTexts, startI18n } from '../../../src/i18n/i18n.ts'
import { formDrafts } from '../../../src/session/drafts.ts'
import { session } from '../../../src/session/store.ts'
import { toast } from '../../../src/ui/toast/toast-store.ts'
import { closePortal } from '../../app/portal.tsx'
import { button, dialog, field, fillEmail, fillPhone, openForgot } from './desk.tsx'

beforeAll(async () => {
  await startI18n()
  await loadTexts('recover', 'forms')
})
afterEach(async () => {
  vi.restoreAllMocks()
  formDrafts.clear()
  await closePortal()
  session.clear()
  sessionStorage.clear()
})

describe('MOD-22 by email', () => {
  it('VAL-56 VAL-57 both fields are required, the address has to be one', async () => {
    const user = userEvent.setup()
    const { world } = await openForgot()
    await user.click(button('Send me an email'))
    expect(await dialog().findByText('Please enter your user name')).toBeTruthy()
    expect(dialog().getByText('Input cannot be empty')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('User name')))
    await fillEmail(user, 'rahim.suborno')
    await user.click(button('Send me an email'))
    expect(await dialog().findByText('Please enter a valid email address')).toBeTruthy()
    expect(world.log.entries().map(({ operationId }) => operationId)).not.toContain(
      'sendPasswordEmail',
    )
  })

  it('AUT-27 says that the email is sent, once, and closes', async () => {
    const user = userEvent.setup()
    const close = vi.fn()
    const said = vi.spyOn(toast, 'show')
    await openForgot('guest', close)
    await fillEmail(user)
    await user.click(button('Send me an email'))
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(said).toHaveBeenCalledOnce()
    expect(said.mock.calls[0]?.[0].message).toMatch(/^The email is on its way/)
  })

  it('ERR-16 a pair that nobody has keeps what was typed', async () => {
    const user = userEvent.setup()
    await openForgot()
    await fillEmail(user, 'other@suborno.example')
    await user.click(button('Send me an email'))
    expect(await dialog().findByText('Username/Email does not exist')).toBeTruthy()
    expect(field('Email')).toHaveProperty('value', 'other@suborno.example')
  })
})

describe('MOD-23 by mobile', () => {
  it('VAL-58 number, code and new password are required', async () => {
    const user = userEvent.setup()
    await openForgot()
    await user.click(dialog().getByRole('tab', { name: 'By mobile' }))
    await user.click(button('Set the new password'))
    expect(await dialog().findByText('Please enter your mobile number')).toBeTruthy()
    expect(dialog().getByText('Input cannot be empty')).toBeTruthy()
    expect(dialog().getByText('Please enter your password')).toBeTruthy()
  })

  it('AUT-28 logs in with the new password and goes home', async () => {
    const user = userEvent.setup()
    const { world, address } = await openForgot()
    await fillPhone(user)
    await user.click(button('Set the new password'))
    await waitFor(() => expect(address()).toBe('/'))
    expect(session.get('token')).not.toBeNull()
    expect(world.db.members.find({ account: 'rahim' })?.password).toBe('Meghna2027')
  })

  it('a wrong code is said at its field, the same password at its own', async () => {
    const user = userEvent.setup()
    await openForgot()
    await fillPhone(user, 'gold1234')
    await user.click(button('Set the new password'))
    expect(await dialog().findByText('The new password must differ from the old one.')).toBeTruthy()
    await user.clear(field('Verification code'))
    await user.type(field('Verification code'), '111111')
    await user.click(button('Set the new password'))
    expect(await dialog().findByText('Please enter a valid verification code')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Verification code')))
  })

  it('D-008 with the outside phone service the proof goes along', async () => {
    const user = userEvent.setup()
    const { world } = await openForgot('guest+sms-firebase')
    await fillPhone(user)
    await user.click(button('Set the new password'))
    await waitFor(() => expect(session.get('token')).not.toBeNull())
    const calls = world.log.entries().map(({ operationId }) => operationId)
    expect(calls).toEqual(expect.arrayContaining(['sendPhoneCode', 'confirmPhoneCode']))
    expect(calls).not.toContain('sendPasswordSms')
  })

  it('what was typed outlives the pop-up, the password does not', async () => {
    const user = userEvent.setup()
    await openForgot()
    await fillPhone(user)
    expect(formDrafts.get('recover-phone')).toEqual({ country: 'BD', mobile: '01712000000' })
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})

it.each([
  ['sms.code.expired', 'code'],
  ['phone.code.expired', 'code'],
  ['phone.invalid.verification.code', 'code'],
  ['phone.invalid.phone.number', 'mobile'],
  ['password.same.as.old', 'newPassword'],
  ['login.locked', null],
])('a refusal %s belongs to %s', (code, place) => {
  expect(placeOf(new ApiError({ status: 200, code }))).toBe(place)
})
