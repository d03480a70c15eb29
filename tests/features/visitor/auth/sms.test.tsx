// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import Login from '#features/visitor/auth/screens/login.tsx'
import { session } from '#session/store.ts'
import { closePortal, fillIn } from '#tests/harness/portal.tsx'
import { button, dialog, openLogin, password, username } from './login-popup.tsx'

afterEach(closePortal)

const number = () =>
  dialog().getByLabelText<HTMLInputElement>('Mobile number', { selector: 'input' })
const code = () => dialog().getByLabelText<HTMLInputElement>('Verification code')
const tab = (name: string) => dialog().getByRole('tab', { name })

async function openSms(scenario = 'guest') {
  const opened = await openLogin(scenario)
  await opened.user.click(tab('Mobile number'))
  return opened
}

/** Requests a code for a number and waits for the countdown. */
async function sendTo(user: Awaited<ReturnType<typeof openSms>>['user'], to = '01712000000') {
  fillIn(number(), to)
  await user.click(button('Send code'))
  await dialog().findByText(/^Send again in/)
}

describe('log-in by SMS', () => {
  test('MOD-18 a tab for the username, one for the mobile number, by arrow keys', async () => {
    const { user } = await openLogin('guest')
    await user.click(tab('Username'))
    await user.keyboard('{ArrowRight}')
    expect(tab('Mobile number').getAttribute('aria-selected')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(tab('Mobile number')))
    expect(number()).toBeTruthy()
  })

  test('MOD-19 without MOBILEVERCODELOGIN3 there are no tabs', async () => {
    await openLogin('guest+code-login-off')
    expect(dialog().queryByRole('tab')).toBeNull()
    expect(username()).toBeTruthy()
  })

  test('D-008 number and hint are restored after a reload', async () => {
    const { user, show } = await openSms()
    await sendTo(user)
    show(<Login onClose={() => undefined} />)
    await screen.findByRole('dialog')
    await user.click(tab('Mobile number'))
    expect(number().value).toBe('1712000000')
    expect(dialog().getByText(/^Send again in/)).toBeTruthy()
    expect(dialog().getByText(/six digits/)).toBeTruthy()
  })

  test('MOD-18 input is kept behind the other tab', async () => {
    const { user } = await openLogin('guest')
    fillIn(username(), 'rahim')
    fillIn(password(), 'gold')
    await user.click(tab('Mobile number'))
    fillIn(number(), '1712')
    await user.click(tab('Username'))
    expect([username().value, password().value]).toEqual(['rahim', 'gold'])
    await user.click(tab('Mobile number'))
    expect(number().value).toBe('1712')
  })

  test('VAL-29 VAL-30 number and code are required, the first one has the focus', async () => {
    const { user, count } = await openSms()
    await user.click(button('Log in'))
    await dialog().findByText('Enter your mobile number')
    expect(dialog().getByText('Input cannot be empty')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(number()))
    expect(count('login')).toBe(0)
  })

  test('VAL-29 VAL-68 a number of another length is refused before a code is sent', async () => {
    const { user, count } = await openSms()
    fillIn(number(), '1712')
    await user.click(button('Send code'))
    await dialog().findByText('Please enter a valid mobile number')
    await waitFor(() => expect(document.activeElement).toBe(number()))
    expect(count('sendLoginSms')).toBe(0)
  })

  test('VAL-29 VAL-65 another country: the number is checked again', async () => {
    const { user } = await openSms()
    fillIn(number(), '912345678')
    await user.click(button('Send code'))
    await dialog().findByText('Please enter a valid mobile number')
    await user.selectOptions(dialog().getByRole('combobox'), 'TH')
    await waitFor(() => expect(number().getAttribute('aria-invalid')).not.toBe('true'))
  })

  test('VAL-30 VAL-67 a code has six digits', async () => {
    const { user } = await openSms()
    fillIn(number(), '1712000000')
    fillIn(code(), '2468')
    await user.type(code(), '{Enter}')
    await dialog().findByText('Please enter a valid verification code')
  })

  test('AUT-19 AUT-10 a code is sent, counted down and accepted; digits of any script', async () => {
    const { user, address } = await openSms()
    await sendTo(user, '০১৭১২০০০০০০')
    expect(dialog().getByText('Send again in 2:00')).toBeTruthy()
    fillIn(code(), '২৪৬৮১০')
    await user.type(code(), '{Enter}')
    await waitFor(() => expect(address()).toBe('/'))
    expect(session.get('token')).not.toBeNull()
  })

  test('AUT-22 a wrong code is reported at its field, the input is kept, the right one logs in', async () => {
    const { user, address } = await openSms()
    await sendTo(user)
    fillIn(code(), '111111')
    await user.type(code(), '{Enter}')
    await waitFor(() => expect(code().getAttribute('aria-invalid')).toBe('true'))
    await waitFor(() => expect(document.activeElement).toBe(code()))
    expect(number().value).toBe('01712000000')
    fillIn(code(), '246810')
    await waitFor(() => expect(code().getAttribute('aria-invalid')).not.toBe('true'))
    await user.type(code(), '{Enter}')
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('AUT-20 AUT-22 the external service checks the code first and waits one minute', async () => {
    const { user, address, count } = await openSms('guest+sms-firebase')
    await sendTo(user)
    expect(dialog().getByText('Send again in 1:00')).toBeTruthy()
    fillIn(code(), '246810')
    await user.type(code(), '{Enter}')
    await waitFor(() => expect(address()).toBe('/'))
    expect([count('confirmPhoneCode'), count('login')]).toEqual([1, 1])
  })

  test('AUT-24 too many codes: a dialog says so, and sending is locked for five minutes', async () => {
    const { user } = await openSms('guest+sms-too-many')
    fillIn(number(), '1712000000')
    await user.click(button('Send code'))
    await screen.findByRole('alertdialog', { name: 'No code was sent' })
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(dialog().getByText(/^Send again in [45]:/)).toBeTruthy()
  })

  test('AUT-21 a double click requests one code', async () => {
    const { count } = await openSms()
    fillIn(number(), '1712000000')
    const send = button('Send code')
    fireEvent.click(send)
    fireEvent.click(send)
    await dialog().findByText(/^Send again in/)
    expect(count('sendLoginSms')).toBe(1)
  })

  test('AUT-08 AUT-09 after a log-in by SMS no password change is required', async () => {
    const { user, address } = await openSms()
    await sendTo(user, '1712000002')
    fillIn(code(), '246810')
    await user.type(code(), '{Enter}')
    await waitFor(() => expect(session.get('token')).not.toBeNull())
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('an unknown number is reported at the number', async () => {
    const { user } = await openSms()
    await sendTo(user, '1712999999')
    fillIn(code(), '246810')
    await user.type(code(), '{Enter}')
    await dialog().findByText('No account uses this number. Check the number, or register.')
    await waitFor(() => expect(document.activeElement).toBe(number()))
  })

  test('ERR-22 with a slider no code is sent before it; each of both calls needs its own', async () => {
    const { user, count } = await openSms('guest+human-check-slider')
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
    fillIn(number(), '1712000000')
    await user.click(button('Send code'))
    await dialog().findByText('Please complete verification first')
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('slider'))
    expect(count('sendLoginSms')).toBe(0)
  })
})
