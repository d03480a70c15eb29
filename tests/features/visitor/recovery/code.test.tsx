// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { formDrafts } from '#session/drafts.ts'
import { closePortal, fillIn } from '#tests/harness/portal.tsx'
import { button, dialog, field, fillPhone, openForgot, toMobile } from './forgot-popup.tsx'

afterEach(async () => {
  formDrafts.clear()
  await closePortal()
})

describe('codes for a new password', () => {
  test('ERR-01 AUT-24 a code that could not be sent is reported in a dialog', async () => {
    const { user } = await openForgot('guest+sms-too-many')
    await toMobile(user)
    fillIn(field('Mobile number'), '1712000000')
    await user.click(button('Send code'))
    await screen.findByRole('alertdialog', { name: 'No code was sent' })
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(dialog().getByText(/^Send again in [45]:/)).toBeTruthy()
  })

  test('AUT-21 a double click requests one code, a number of another length none', async () => {
    const { user, count } = await openForgot()
    await toMobile(user)
    fillIn(field('Mobile number'), '1712')
    await user.click(button('Send code'))
    await dialog().findByText('Please enter a valid mobile number')
    expect(count('sendPasswordSms')).toBe(0)
    fillIn(field('Mobile number'), '1712000000')
    fireEvent.click(button('Send code'))
    fireEvent.click(button('Send code'))
    await dialog().findByText(/^Send again in/)
    expect(count('sendPasswordSms')).toBe(1)
  })

  test('D-027 ERR-22 with a slider no code is sent before it', async () => {
    const { user, count } = await openForgot('guest+human-check-slider')
    await toMobile(user)
    fillIn(field('Mobile number'), '1712000000')
    await user.click(button('Send code'))
    await dialog().findByText('Please complete verification first')
    expect(count('sendPasswordSms')).toBe(0)
  })

  test('D-027 the result of a silent check is sent with the request for a code', async () => {
    const { user, count } = await openForgot('guest+human-check-token')
    await fillPhone(user)
    expect([count('startHumanCheck'), count('sendPasswordSms')]).toEqual([1, 1])
  })
})
