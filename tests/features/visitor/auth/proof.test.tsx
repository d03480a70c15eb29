// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { remember } from '#session/remember.ts'
import { session } from '#session/store.ts'
import { closePortal, fillIn } from '#tests/harness/portal.tsx'
import { button, dialog, logIn, openLogin, password, username } from './login-popup.tsx'

const SCENARIO = 'guest+member-ip-unverified'

afterEach(closePortal)

/** Logs in up to the verification step. */
async function openProof(name = 'rahim', scenario = SCENARIO) {
  const opened = await openLogin(scenario)
  await logIn(opened.user, name)
  await screen.findByRole('dialog', { name: 'Confirm it is you' })
  return opened
}
type User = Awaited<ReturnType<typeof openProof>>['user']

const way = (name: string) => dialog().getByRole<HTMLInputElement>('radio', { name })
const answer = () => dialog().getByRole<HTMLInputElement>('textbox')
const confirm = () => button('Confirm')

async function send(user: User, text: string) {
  fillIn(answer(), text)
  await user.type(answer(), '{Enter}')
}

async function answerWith(user: User, text: string) {
  await send(user, text)
  await waitFor(() => expect(confirm().getAttribute('aria-busy')).not.toBe('true'))
}

describe('log-in from an unknown address', () => {
  test('D-026 the dialog shows a second step: its heading has the focus, nobody is logged in', async () => {
    await openProof()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Confirm it is you'))
    expect(session.get('token')).toBeNull()
  })

  test('D-026 only the methods that the account allows are offered', async () => {
    await openProof('shirin')
    const ways = dialog().getAllByRole<HTMLInputElement>('radio')
    expect(ways.map(({ value }) => value)).toEqual(['MOBILE', 'BANK_NAME', 'TOTP'])
  })

  test.each([
    ['AUT-15', 'Code by SMS', '•••• 0000'],
    ['AUT-16', 'Code by email', 'r•••@suborno.example'],
  ])('%s "%s": sent to a masked target, counted down, and accepted', async (_, name, target) => {
    const { user, address } = await openProof()
    await user.click(way(name))
    await user.click(button('Send code'))
    await dialog().findByText(target)
    expect(dialog().getByText('Send again in 2:00')).toBeTruthy()
    await send(user, '246810')
    await waitFor(() => expect(address()).toBe('/'))
    expect(session.get('token')).not.toBeNull()
  })

  test.each([
    ['AUT-17', 'Name on your bank account', ' rahim '],
    ['AUT-18', 'Code from your authenticator app', '২৪৬ ৮১০'],
  ])('%s "%s" is accepted', async (_, name, text) => {
    const { user, address } = await openProof()
    await user.click(way(name))
    await send(user, text)
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('ERR-23 an answer is required, a code has six digits', async () => {
    const { user, count } = await openProof()
    await user.click(confirm())
    await dialog().findByText('Input cannot be empty')
    await send(user, '24')
    await dialog().findByText('Please enter a valid verification code')
    expect(count('verifyLogin')).toBe(0)
  })

  test('ERR-23 letters in place of a code are a wrong code, not an empty field', async () => {
    const { user, count } = await openProof()
    await user.click(way('Code from your authenticator app'))
    await send(user, 'Nobody')
    await dialog().findByText('Please enter a valid verification code')
    expect(count('verifyLogin')).toBe(0)
  })

  test('D-026 wrong: the remaining attempts are shown, the fifth locks until a time with its zone', async () => {
    const { user } = await openProof()
    await user.click(way('Name on your bank account'))
    await answerWith(user, 'Nobody')
    await dialog().findByText('That is not correct. Attempts left: 4.')
    await waitFor(() => expect(document.activeElement).toBe(answer()))
    for (const left of [3, 2, 1]) {
      await answerWith(user, 'Nobody')
      await dialog().findByText(new RegExp(`Attempts left: ${left}\\.`))
    }
    await send(user, 'Nobody')
    await dialog().findByText(/log in again from today .*GMT.* \(in \d+ min\)/)
    expect(dialog().queryByRole('textbox')).toBeNull()
    await user.click(button('Back to login'))
    expect(username().value).toBe('rahim')
  })

  test('AUT-22 a wrong code is reported with the remaining attempts', async () => {
    const { user } = await openProof()
    await user.click(button('Send code'))
    await dialog().findByText(/^Send again in/)
    await answerWith(user, '111111')
    await dialog().findByText('That is not correct. Attempts left: 4.')
    fillIn(answer(), '246810')
    await waitFor(() => expect(answer().getAttribute('aria-invalid')).not.toBe('true'))
  })

  test('AUT-15 AUT-19 the wait for a code belongs to the account; no name is left in the tab', async () => {
    const { user } = await openProof()
    await user.click(button('Send code'))
    await dialog().findByText(/^Send again in/)
    await user.click(button('Back to login'))
    await logIn(user, 'shirin')
    await screen.findByRole('dialog', { name: 'Confirm it is you' })
    expect(dialog().queryByText(/^Send again in/)).toBeNull()
    await user.click(button('Back to login'))
    await logIn(user, 'Rahim')
    await screen.findByRole('dialog', { name: 'Confirm it is you' })
    expect(dialog().getByText(/^Send again in/)).toBeTruthy()
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/rahim|shirin/i)
  })

  test('D-026 an expired challenge returns to the log-in with a reason', async () => {
    const { user, world } = await openProof()
    world.db.challenges.clear()
    await user.click(way('Name on your bank account'))
    await send(user, 'Rahim')
    await dialog().findByText('Your login timed out. Log in again.')
    expect(username().value).toBe('rahim')
    expect(password().value).toBe('')
  })

  test('D-026 the same if it expires before a code is sent', async () => {
    const { user, world } = await openProof()
    world.db.challenges.clear()
    await user.click(button('Send code'))
    await dialog().findByText('Your login timed out. Log in again.')
  })

  test('D-026 Back keeps the name and the box, never the password', async () => {
    const { user } = await openLogin(SCENARIO)
    await logIn(user)
    await user.click(await dialog().findByRole('button', { name: 'Back to login' }))
    expect(username().value).toBe('rahim')
    expect(password().value).toBe('')
    fillIn(password(), 'gold1234')
    await user.type(password(), '{Enter}')
    await screen.findByRole('dialog', { name: 'Confirm it is you' })
  })

  test('ERR-01 a failed code opens a dialog with a button', async () => {
    const { user } = await openProof('rahim', `${SCENARIO}+sms-quota`)
    await user.click(button('Send code'))
    await screen.findByRole('alertdialog', { name: 'No code was sent' })
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(way('Code by SMS').checked).toBe(true)
  })

  test('AUT-08 a default password has to be changed after the verification', async () => {
    const { user, address } = await openLogin(SCENARIO)
    await logIn(user, 'karim', 'a123456')
    await screen.findByRole('dialog', { name: 'Confirm it is you' })
    await user.click(button('Send code'))
    await dialog().findByText(/^Send again in/)
    await send(user, '246810')
    await waitFor(() => expect(address()).toBe('/?popup=change-password'))
    expect(session.get('passwordTrouble')).toBe('default')
  })

  test('AUT-12 without remember-me the input is forgotten after the verification', async () => {
    const { user, address } = await openProof()
    await user.click(way('Name on your bank account'))
    await send(user, 'Rahim')
    await waitFor(() => expect(address()).toBe('/'))
    expect(await remember.load()).toBeNull()
  })
})
