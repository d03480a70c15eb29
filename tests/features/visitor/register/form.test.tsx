// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import Register from '#features/visitor/register/screens/register.tsx'
import { CAPTCHA_MS } from '#patterns/forms/use-captcha.ts'
import { formDrafts } from '#session/drafts.ts'
import { Popup } from '#tests/harness/popup.tsx'
import { closePortal, fillIn } from '#tests/harness/portal.tsx'
import {
  buttonNamed,
  captchaOf,
  copyCaptcha,
  dialog,
  field,
  fillAll,
  more,
  openRegister,
  saidAt,
  sendCode,
  submit,
} from './register-popup.tsx'

afterEach(async () => {
  await closePortal()
  formDrafts.clear()
})

describe('the form by itself', () => {
  test('VAL-34 two passwords: one text when the field is left, another on submit', async () => {
    const { user } = await openRegister()
    fillIn(field('password'), 'Padma2026')
    fillIn(field('confirmPassword'), 'Padma2027')
    fireEvent.blur(field('confirmPassword'))
    await waitFor(() => expect(saidAt('confirmPassword')).toContain('inconsistent twice'))
    await user.click(submit())
    await waitFor(() => expect(saidAt('confirmPassword')).toContain('Incorrect confirmation input'))
    expect(saidAt('confirmPassword')).not.toContain('inconsistent twice')
  })

  test('VAL-50 ERR-04 ERR-24 REG-01 without the terms nothing is sent', async () => {
    const opened = await openRegister()
    const { user } = opened
    await fillAll(opened)
    await user.click(field('terms'))
    await user.click(submit())
    await waitFor(() => expect(saidAt('terms')).toContain('not empty?'))
    expect(saidAt('terms')).toContain('Please accept the agreement.')
    await waitFor(() => expect(document.activeElement).toBe(field('terms')))
    expect(opened.count('registerMember')).toBe(0)
  })

  test('VAL-50 every finding is a way to its field', async () => {
    const { user } = await openRegister()
    await user.click(submit())
    const summary = await screen.findByRole('region', {
      name: 'Please look at these fields once more',
    })
    await user.click(within(summary).getByRole('link', { name: /^Terms: not empty\?/ }))
    await waitFor(() => expect(document.activeElement).toBe(field('terms')))
  })

  test('ERR-03 the summary calls each field by its label', async () => {
    const { user } = await openRegister()
    await user.click(submit())
    const summary = await screen.findByRole('region', {
      name: 'Please look at these fields once more',
    })
    const links = within(summary).getAllByRole('link')
    const fields = links.filter((link) => link.getAttribute('href') !== '#register-terms')
    const named = fields.map((link) => {
      const id = link.getAttribute('href')?.slice('#register-'.length) ?? ''
      return [link.textContent ?? '', field(id).labels?.[0]?.textContent ?? '?'] as const
    })
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter(([line, label]) => !line.startsWith(`${label}:`))).toEqual([])
  })

  test('MOD-20 MOD-21 the other way begins with what both ask for', async () => {
    const { user } = await openRegister()
    fillIn(field('username'), 'shapla88')
    fillIn(field('password'), 'Padma2026')
    fillIn(field('mobileNum'), '01799000001')
    await user.click(field('terms'))
    fireEvent.mouseDown(dialog().getByRole('tab', { name: /Mobile/ }))
    await waitFor(() => expect(document.getElementById('register-username')).toBeNull())
    expect(field('password').value).toBe('Padma2026')
    expect(field('mobileNum').value).toBe('01799000001')
    expect(field('terms').checked).toBe(true)
    fireEvent.mouseDown(dialog().getByRole('tab', { name: /User name/ }))
    await waitFor(() => expect(field('username').value).toBe('shapla88'))
  })

  test('D-028 a picture that was left lying says so, and another one comes without a try being spent', async () => {
    const opened = await openRegister()
    await fillAll(opened)
    const old = field('captcha').value
    vi.setSystemTime(Date.now() + CAPTCHA_MS)
    await opened.user.click(submit())
    await waitFor(() => expect(saidAt('captcha')).toContain('That picture had become too old.'))
    await waitFor(() => expect(document.activeElement).toBe(field('captcha')))
    expect(field('captcha').value).toBe('')
    expect(opened.count('registerMember')).toBe(0)
    await copyCaptcha(opened)
    await waitFor(() => expect(captchaOf(opened)).not.toBe(old))
  })

  test('REG-06 REG-07 only what the rules name is there, and what may stay empty says so', async () => {
    await openRegister()
    fireEvent.click(more())
    expect(dialog().queryByLabelText(/WeChat/)).toBeNull()
    expect(dialog().getByText('WhatsApp').closest('label')?.textContent).toContain('(optional)')
    expect(dialog().getByText('Password').closest('label')?.textContent).not.toContain('(optional)')
  })
})

describe('15/9 what may stay empty is folded away', () => {
  test('the fold names what is in it, and opens where something is wrong with it', async () => {
    const { user } = await openRegister()
    expect(more().textContent).toContain('Email')
    expect(more().getAttribute('aria-expanded')).toBe('false')
    expect(document.getElementById('register-email')).toBeNull()
    await user.click(more())
    fillIn(field('email'), 'shapla@')
    await user.click(more())
    await user.click(submit())
    await waitFor(() => expect(saidAt('email')).not.toBeNull())
    expect(more().getAttribute('aria-expanded')).toBe('true')
  })

  test('D-050 the welcome bonus stands there with its terms, where the merchant has one', async () => {
    await openRegister()
    expect(dialog().getByText(/welcome bonus of up to ৳131K\. It has to be wagered/)).toBeDefined()
    await closePortal()
    await openRegister('guest+weird-config')
    expect(dialog().queryByText(/welcome bonus/)).toBeNull()
  })
})

describe('before anything is sent', () => {
  test('ERR-22 a human check that is missing is asked for', async () => {
    const opened = await openRegister('guest+human-check-slider')
    await sendCode(opened)
    await dialog().findByText('Please complete verification first')
    await waitFor(() => expect(document.activeElement).toBe(dialog().getByRole('slider')))
    expect(opened.count('sendRegisterSms')).toBe(0)
  })

  test('ERR-01 no code: why, in a dialog with one button, and what was typed stays', async () => {
    const opened = await openRegister('guest+sms-too-many')
    const { user } = opened
    await sendCode(opened)
    const warning = await screen.findByRole('alertdialog', { name: 'No code was sent' })
    await user.click(within(warning).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(field('mobileNum').value).toBe('01799000001')
  })

  test('VAL-35 without a number no code is asked for, the number is', async () => {
    const opened = await openRegister()
    const { user } = opened
    await user.click(buttonNamed('Send code'))
    await waitFor(() => expect(document.activeElement).toBe(field('mobileNum')))
    expect(opened.count('sendRegisterSms')).toBe(0)
  })
})

test('what was typed waits for the pop-up to open again; passwords, codes and consent do not', async () => {
  const view = <Popup at="register" part={Register} />
  const opened = await openRegister('guest', { view })
  const { user, show } = opened
  fillIn(field('username'), 'shapla88')
  fillIn(field('password'), 'Padma2026')
  fillIn(field('mobileNum'), '01799000001')
  fireEvent.click(more())
  fillIn(field('email'), 'shapla@suborno.example')
  await copyCaptcha(opened)
  await user.click(field('terms'))
  await user.click(dialog().getByLabelText('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  show(view)
  await screen.findByText('Send code')
  const kept = ['username', 'mobileNum', 'email', 'password', 'captcha'].map(
    (name) => field(name).value,
  )
  expect(kept).toEqual(['shapla88', '01799000001', 'shapla@suborno.example', '', ''])
  expect(field('terms').checked).toBe(false)
})

describe('what was wrong and is corrected', () => {
  test('VAL-33 VAL-34 the first password put right: the confirmation says nothing more', async () => {
    await openRegister()
    fillIn(field('password'), 'Padma202')
    fillIn(field('confirmPassword'), 'Padma2026')
    fireEvent.blur(field('confirmPassword'))
    await waitFor(() => expect(saidAt('confirmPassword')).toContain('inconsistent twice'))
    fillIn(field('password'), 'Padma2026')
    await waitFor(() => expect(saidAt('confirmPassword')).toBeNull())
  })

  test('VAL-65 another country: the number is looked at once more', async () => {
    const { user } = await openRegister()
    fillIn(field('mobileNum'), '912345678')
    fireEvent.blur(field('mobileNum'))
    await waitFor(() => expect(saidAt('mobileNum')).toContain('valid mobile number'))
    await user.selectOptions(dialog().getByLabelText('Country code'), 'TH')
    await waitFor(() => expect(saidAt('mobileNum')).toBeNull())
  })
})
