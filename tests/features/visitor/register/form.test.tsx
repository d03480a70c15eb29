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
  copyCaptcha,
  dialog,
  errorAt,
  field,
  fillAll,
  findMoreButton,
  openRegister,
  readCaptcha,
  sendCode,
  submit,
} from './register-popup.tsx'

afterEach(async () => {
  await closePortal()
  formDrafts.clear()
})

describe("the form's own checks", () => {
  test('VAL-34 two different passwords: one message on blur, another on submit', async () => {
    const { user } = await openRegister()
    fillIn(field('password'), 'Padma2026')
    fillIn(field('confirmPassword'), 'Padma2027')
    fireEvent.blur(field('confirmPassword'))
    await waitFor(() => expect(errorAt('confirmPassword')).toContain('inconsistent twice'))
    await user.click(submit())
    await waitFor(() =>
      expect(errorAt('confirmPassword')).toContain('Incorrect confirmation input'),
    )
    expect(errorAt('confirmPassword')).not.toContain('inconsistent twice')
  })

  test('VAL-50 ERR-04 ERR-24 REG-01 without the terms nothing is sent', async () => {
    const opened = await openRegister()
    const { user } = opened
    await fillAll(opened)
    await user.click(field('terms'))
    await user.click(submit())
    await waitFor(() => expect(errorAt('terms')).toContain('not empty?'))
    expect(errorAt('terms')).toContain('Please accept the agreement.')
    await waitFor(() => expect(document.activeElement).toBe(field('terms')))
    expect(opened.count('registerMember')).toBe(0)
  })

  test('VAL-50 every error links to its field', async () => {
    const { user } = await openRegister()
    await user.click(submit())
    const summary = await screen.findByRole('region', {
      name: 'Check these fields',
    })
    await user.click(within(summary).getByRole('link', { name: /^Terms: not empty\?/ }))
    await waitFor(() => expect(document.activeElement).toBe(field('terms')))
  })

  test('ERR-03 the summary names each field by its label', async () => {
    const { user } = await openRegister()
    await user.click(submit())
    const summary = await screen.findByRole('region', {
      name: 'Check these fields',
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

  test('MOD-20 MOD-21 the other method starts with the common fields', async () => {
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
    fireEvent.mouseDown(dialog().getByRole('tab', { name: /Username/ }))
    await waitFor(() => expect(field('username').value).toBe('shapla88'))
  })

  test('D-028 an expired captcha is reported, and the next one costs no attempt', async () => {
    const opened = await openRegister()
    await fillAll(opened)
    const old = field('captcha').value
    vi.setSystemTime(Date.now() + CAPTCHA_MS)
    await opened.user.click(submit())
    await waitFor(() => expect(errorAt('captcha')).toContain('The picture expired.'))
    await waitFor(() => expect(document.activeElement).toBe(field('captcha')))
    expect(field('captcha').value).toBe('')
    expect(opened.count('registerMember')).toBe(0)
    await copyCaptcha(opened)
    await waitFor(() => expect(readCaptcha(opened)).not.toBe(old))
  })

  test('REG-06 REG-07 only the fields of the rules are shown, and optional ones are marked', async () => {
    await openRegister()
    fireEvent.click(findMoreButton())
    expect(dialog().queryByLabelText(/WeChat/)).toBeNull()
    expect(dialog().getByText('WhatsApp').closest('label')?.textContent).toContain('(optional)')
    expect(dialog().getByText('Password').closest('label')?.textContent).not.toContain('(optional)')
  })
})

describe('optional fields are folded', () => {
  test('the fold lists its fields, and opens if one of them is invalid', async () => {
    const { user } = await openRegister()
    expect(findMoreButton().textContent).toContain('Email')
    expect(findMoreButton().getAttribute('aria-expanded')).toBe('false')
    expect(document.getElementById('register-email')).toBeNull()
    await user.click(findMoreButton())
    fillIn(field('email'), 'shapla@')
    await user.click(findMoreButton())
    await user.click(submit())
    await waitFor(() => expect(errorAt('email')).not.toBeNull())
    expect(findMoreButton().getAttribute('aria-expanded')).toBe('true')
  })

  test('D-050 the welcome bonus is shown with its terms if the merchant has one', async () => {
    await openRegister()
    const offer = dialog().getByRole('region', { name: 'Welcome bonus' })
    expect(offer.textContent).toMatch(
      /৳131K.*turnover requirement before you can withdraw a bonus.*without it/,
    )
    await closePortal()
    await openRegister('guest+weird-config')
    expect(dialog().queryByRole('region', { name: 'Welcome bonus' })).toBeNull()
  })
})

describe('before anything is sent', () => {
  test('ERR-22 a missing human check is reported', async () => {
    const opened = await openRegister('guest+human-check-slider')
    await sendCode(opened)
    await dialog().findByText('Please complete verification first')
    await waitFor(() => expect(document.activeElement).toBe(dialog().getByRole('slider')))
    expect(opened.count('sendRegisterSms')).toBe(0)
  })

  test('ERR-01 a failed code: a dialog with the reason and one button; the input is kept', async () => {
    const opened = await openRegister('guest+sms-too-many')
    const { user } = opened
    await sendCode(opened)
    const warning = await screen.findByRole('alertdialog', { name: 'No code was sent' })
    await user.click(within(warning).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(field('mobileNum').value).toBe('01799000001')
  })

  test('VAL-35 without a number no code is requested, and the number is reported', async () => {
    const opened = await openRegister()
    const { user } = opened
    await user.click(buttonNamed('Send code'))
    await waitFor(() => expect(document.activeElement).toBe(field('mobileNum')))
    expect(opened.count('sendRegisterSms')).toBe(0)
  })
})

test('input is kept for the next opening, without passwords, codes and consent', async () => {
  const view = <Popup at="register" part={Register} />
  const opened = await openRegister('guest', { view })
  const { user, show } = opened
  fillIn(field('username'), 'shapla88')
  fillIn(field('password'), 'Padma2026')
  fillIn(field('mobileNum'), '01799000001')
  fireEvent.click(findMoreButton())
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

describe('corrected errors', () => {
  test("VAL-33 VAL-34 when the first password is corrected, the confirmation's error disappears", async () => {
    await openRegister()
    fillIn(field('password'), 'Padma202')
    fillIn(field('confirmPassword'), 'Padma2026')
    fireEvent.blur(field('confirmPassword'))
    await waitFor(() => expect(errorAt('confirmPassword')).toContain('inconsistent twice'))
    fillIn(field('password'), 'Padma2026')
    await waitFor(() => expect(errorAt('confirmPassword')).toBeNull())
  })

  test('VAL-65 another country: the number is checked again', async () => {
    const { user } = await openRegister()
    fillIn(field('mobileNum'), '912345678')
    fireEvent.blur(field('mobileNum'))
    await waitFor(() => expect(errorAt('mobileNum')).toContain('valid mobile number'))
    await user.selectOptions(dialog().getByLabelText('Country code'), 'TH')
    await waitFor(() => expect(errorAt('mobileNum')).toBeNull())
  })
})
