// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { formDrafts } from '#session/drafts.ts'
import { remember } from '#session/remember.ts'
import { session } from '#session/store.ts'
import { closePortal, fillIn } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import {
  button,
  dialog,
  field,
  fillPhone,
  findTab,
  openForgot,
  reset,
  secret,
  toMobile,
} from './forgot-popup.tsx'

afterEach(async () => {
  formDrafts.clear()
  await closePortal()
})

const code = () => field('Verification code')
const keyOf = (element: Element | null) => element?.getAttribute('name')

describe('MOD-23 by mobile', () => {
  test('VAL-58 number, code and new password are required, the first one has the focus', async () => {
    const { user, count } = await openForgot()
    await toMobile(user)
    await reset(user)
    await dialog().findByText('Enter your mobile number')
    expect(dialog().getByText('Input cannot be empty')).toBeTruthy()
    expect(dialog().getByText('Enter your password')).toBeTruthy()
    expect(keyOf(document.activeElement)).toBe('mobile')
    expect(count('resetPassword')).toBe(0)
  })

  test('VAL-58 VAL-65 VAL-67 number, code and password are checked for their format', async () => {
    const { user, count } = await openForgot()
    await toMobile(user)
    fillIn(field('Mobile number'), '1712')
    fillIn(code(), '2468')
    fillIn(secret(), 'short')
    await reset(user)
    await dialog().findByText('Please enter a valid mobile number')
    expect(dialog().getByText('Please enter a valid verification code')).toBeTruthy()
    expect(secret().getAttribute('aria-invalid')).toBe('true')
    expect(count('resetPassword')).toBe(0)
  })

  test('AUT-28 a recovery after the pop-up was closed sets the password, and its log-in is revoked', async () => {
    const opened = await openForgot()
    await fillPhone(opened.user)
    const release = opened.hold('resetPassword')
    await reset(opened.user)
    await waitFor(() => expect(opened.count('resetPassword')).toBe(1))
    opened.show(<p>elsewhere</p>, '/help')
    release()
    await waitFor(() => expect(opened.count('logout')).toBe(1))
    await waitFor(() => expect(toast.entries()).toHaveLength(1))
    expect(toast.entries()[0]?.message).toBe('New password set. Log in with it.')
    expect(session.get('token')).toBeNull()
    expect(opened.address()).toBe('/help')
    expect(opened.world.db.sessions.list({ ended: null })).toEqual([])
  })

  test('AUT-28 sets the password, logs in and goes home with a message', async () => {
    const { user, world, address, count } = await openForgot()
    await fillPhone(user)
    expect(dialog().getByText('Send again in 2:00')).toBeTruthy()
    await reset(user)
    await waitFor(() => expect(address()).toBe('/'))
    expect(session.get('token')).not.toBeNull()
    expect(world.db.members.find({ account: 'rahim' })?.password).toBe('Meghna2027')
    expect(toast.entries().map(({ message }) => message)).toEqual([
      'New password set. You are now logged in.',
    ])
    expect(count('resetPassword')).toBe(1)
    expect(formDrafts.get('recover-phone')).toBeNull()
  })

  test('AUT-28 D-032 accepts digits of any script, with or without a leading zero', async () => {
    const { user, address } = await openForgot()
    await fillPhone(user, { number: '১৭১২০০০০০০', code: '২৪৬৮১০' })
    await reset(user)
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('AUT-28 D-008 ENT-10 with the external phone service its proof is sent with the code', async () => {
    const { user, count, bodies, address } = await openForgot('guest+sms-firebase')
    await fillPhone(user)
    await reset(user)
    await waitFor(() => expect(address()).toBe('/'))
    expect([count('sendPhoneCode'), count('confirmPhoneCode'), count('resetPassword')]).toEqual([
      1, 1, 1,
    ])
    expect(count('sendPasswordSms')).toBe(0)
    expect(bodies('resetPassword')).toEqual([
      expect.objectContaining({
        verificationCode: '246810',
        firebaseIdToken: expect.stringMatching(/\S/),
      }),
    ])
  })

  test('AUT-28 a password that this device has stored for the account is removed', async () => {
    const { user, address } = await openForgot()
    let cleared = 0
    const { load, clear } = remember
    Object.assign(remember, {
      load: async () => ({ username: 'Rahim', password: 'gold1234' }),
      clear: async () => {
        cleared += 1
      },
    })
    await fillPhone(user)
    await reset(user)
    await waitFor(() => expect(address()).toBe('/'))
    Object.assign(remember, { load, clear })
    expect(cleared).toBe(1)
  })

  test.each([
    ['sms.code.invalid', 'Please enter a valid verification code', 'code'],
    ['sms.code.expired', 'This code has expired. Ask for a new one.', 'code'],
    ['password.same.as.old', 'The new password must be different from the old one.', 'newPassword'],
  ])('AUT-28 %s is reported at its field until the field changes', async (refusal, words, name) => {
    const { user, world } = await openForgot()
    await fillPhone(user)
    world.faults.set('resetPassword', { kind: 'refusal', code: refusal })
    await reset(user)
    expect((await dialog().findAllByText(words)).length).toBe(1)
    await waitFor(() => expect(keyOf(document.activeElement)).toBe(name))
    expect([field('Mobile number').value, code().value, secret().value]).toEqual([
      '01712000000',
      '246810',
      'Meghna2027',
    ])
    await user.keyboard('{Backspace}1')
    await waitFor(() => expect(dialog().queryByText(words)).toBeNull())
  })

  test('AUT-28 a fifth wrong code locks the form, which shows until when', async () => {
    const { user, count } = await openForgot()
    await fillPhone(user, { code: '111111' })
    for (let tries = 1; tries <= 5; tries += 1) {
      await reset(user)
      await waitFor(() => {
        expect(count('resetPassword')).toBe(tries)
        expect(button('Set new password').getAttribute('aria-busy')).not.toBe('true')
      })
    }
    await dialog().findByText(/^Too many failed attempts\. You can log in again from today /)
    expect(session.get('token')).toBeNull()
  })

  test('AUT-28 if the log-in fails after a new password, the log-in opens, not another code', async () => {
    const { user, world, address } = await openForgot()
    await fillPhone(user)
    world.faults.set('getMemberInfo', { kind: 'status', status: 403 })
    await reset(user)
    await waitFor(() => expect(address()).toBe('/?popup=login'))
    expect(toast.entries().map(({ message }) => message)).toEqual([
      'New password set. Log in with it.',
    ])
    expect(session.get('token')).toBeNull()
    expect(world.db.members.find({ account: 'rahim' })?.password).toBe('Meghna2027')
  })

  test('AUT-36 an account that is no member cannot log in', async () => {
    const { user } = await openForgot()
    await fillPhone(user, { number: '1712000010' })
    await reset(user)
    await dialog().findByText('Non-member account unable to login')
    expect(session.get('token')).toBeNull()
  })

  test('MOD-23 the other tab keeps everything; a closed pop-up keeps only country and number', async () => {
    const { user } = await openForgot()
    await fillPhone(user)
    await user.click(findTab('By email'))
    await toMobile(user)
    expect([field('Mobile number').value, code().value, secret().value]).toEqual([
      '01712000000',
      '246810',
      'Meghna2027',
    ])
    expect(formDrafts.get('recover-phone')).toEqual({ country: 'BD', mobile: '01712000000' })
    await closePortal()
    const again = await openForgot()
    await toMobile(again.user)
    expect([field('Mobile number').value, code().value, secret().value]).toEqual([
      '01712000000',
      '',
      '',
    ])
  })
})
