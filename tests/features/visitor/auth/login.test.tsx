// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { session } from '#session/store.ts'
import { closePortal, fillIn, type OpenedPortal } from '#tests/harness/portal.tsx'
import { button, dialog, openLogin, password, username } from './login-popup.tsx'

afterEach(closePortal)

const captcha = () => screen.getByLabelText<HTMLInputElement>('Characters in the picture')
const submit = () => button('Log in')
const alertShows = (words: RegExp) =>
  waitFor(() => expect(dialog().getByRole('alert').textContent).toMatch(words))

/** Fills in a name with spaces around it and a password, and clicks. */
async function logIn({ user }: OpenedPortal, name = 'rahim', secret = 'gold1234') {
  fillIn(username(), ` ${name} `)
  fillIn(password(), secret)
  await user.click(submit())
}

describe('log-in pop-up', () => {
  test('VAL-26 VAL-27 empty fields are reported, the first one has the focus, nothing is sent', async () => {
    const { user, count } = await openLogin()
    await user.click(submit())
    await screen.findByText('Enter your username')
    expect(screen.getByText('Enter your password')).toBeTruthy()
    expect(username().getAttribute('aria-describedby')).toContain('error')
    expect(username().getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(username()))
    expect(count('login')).toBe(0)
  })

  test('D-013 what a password manager filled in without an event is sent', async () => {
    const { user, bodies } = await openLogin()
    for (const [field, value] of [
      [username(), 'rahim'],
      [password(), 'gold1234'],
    ] as const)
      field.value = value
    await user.click(submit())
    await waitFor(() =>
      expect(bodies('login')).toMatchObject([{ username: 'rahim', password: 'gold1234' }]),
    )
  })

  test('MOD-03 AUT-06 AUT-10 RTE-43 success stores the token and goes to the home page', async () => {
    const opened = await openLogin()
    await logIn(opened)
    await waitFor(() => expect(opened.address()).toBe('/'))
    const token = session.get('token') ?? ''
    expect(opened.world.db.sessions.find({ token })).toMatchObject({ ended: null })
    expect(opened.count('getMemberInfo')).toBe(1)
    expect(opened.bodies('login')).toEqual([
      {
        username: 'rahim',
        password: 'gold1234',
        type: 'username',
        side: 'player',
        rememberMe: false,
      },
    ])
  })

  test('a log-in after the pop-up was closed is revoked', async () => {
    const opened = await openLogin()
    const release = opened.hold('login')
    await logIn(opened)
    await waitFor(() => expect(opened.count('login')).toBe(1))
    opened.show(<p>elsewhere</p>, '/help')
    release()
    await waitFor(() => expect(opened.count('logout')).toBe(1))
    expect(session.get('token')).toBeNull()
    expect(opened.address()).toBe('/help')
    expect(opened.world.db.sessions.list({ ended: null })).toEqual([])
  })

  test('AUT-05 double click, Enter with a click and a held Enter send one request', async () => {
    const { user, count, hold } = await openLogin()
    const release = hold('login')
    fillIn(username(), 'rahim')
    fillIn(password(), 'wrong-1234')
    fireEvent.click(submit())
    fireEvent.click(submit())
    await user.type(password(), '{Enter}')
    fireEvent.submit(password().closest('form') ?? document.body)
    await waitFor(() => expect(count('login')).toBe(1))
    release()
    await screen.findByText('The username or password is incorrect.')
    const held = fireEvent.keyDown(password(), { key: 'Enter', repeat: true })
    expect(held).toBe(false)
    expect(count('login')).toBe(1)
  })

  test('AUT-05 input is kept after a refusal', async () => {
    const opened = await openLogin()
    await logIn(opened, 'rahim', 'wrong-1234')
    await alertShows(/incorrect/)
    expect(username().value).toBe(' rahim ')
    expect(password().value).toBe('wrong-1234')
    expect(session.get('token')).toBeNull()
  })

  test("D-012 an unknown code shows the server's message", async () => {
    const opened = await openLogin()
    const message = 'Come back on Monday.'
    opened.world.faults.set('login', { kind: 'refusal', code: 'login.odd', message })
    await logIn(opened)
    await alertShows(/Come back on Monday\./)
  })

  test('AUT-11 ERR-05 VAL-28 the captcha appears with the failure flag, is required, and is new each time', async () => {
    const opened = await openLogin('guest+login-captcha')
    const { user, count, bodies } = opened
    expect(screen.queryByLabelText('Characters in the picture')).toBeNull()
    await logIn(opened)
    await waitFor(() => expect(captcha()).toBeTruthy())
    await waitFor(() => expect(count('getCaptcha')).toBe(1))
    await user.click(submit())
    await screen.findByText('Please enter the captcha')
    expect(count('login')).toBe(1)
    fillIn(captcha(), '0000')
    await user.click(submit())
    await waitFor(() => expect(count('getCaptcha')).toBe(2))
    expect(bodies('login')[1]).toMatchObject({ captcha: '0000' })
    await waitFor(() => expect(captcha().value).toBe(''))
    expect(username().value).toBe(' rahim ')
  })

  test('AUT-11 a wrong captcha is reported at its field', async () => {
    const opened = await openLogin()
    opened.world.faults.set('login', { kind: 'refusal', code: 'captcha.wrong' })
    await logIn(opened)
    await screen.findByText(/characters do not match/)
    expect(captcha().getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(captcha()))
  })

  test('AUT-11 a locked account shows until when, in local time with its zone', async () => {
    await logIn(await openLogin('login-locked'))
    await alertShows(/log in again from today .*GMT.* \(in \d+ min\)/)
  })

  test('AUT-07 the first log-in is marked, and a failure to do so keeps nobody out', async () => {
    const opened = await openLogin()
    opened.world.faults.set('firstLogin', { kind: 'status', status: 500 })
    await logIn(opened, 'nodi')
    await waitFor(() => expect(opened.address()).toBe('/'))
    expect(opened.count('firstLogin')).toBe(1)
  })

  test('AUT-08 the default password leads to the change-password pop-up', async () => {
    const opened = await openLogin()
    await logIn(opened, 'karim', 'a123456')
    await waitFor(() => expect(opened.address()).toBe('/?popup=change-password'))
  })

  test('AUT-35 ERR-20 an unlisted type is refused and its token dropped', async () => {
    const opened = await openLogin('guest', {
      config: (config) => ({ ...config, userTypes: { ...config.userTypes, member: [3] } }),
    })
    await logIn(opened)
    await alertShows(/Non-member account unable to login/)
    expect(session.get('token')).toBeNull()
    expect(opened.count('logout')).toBe(1)
    expect(username().value).toBe(' rahim ')
  })

  test('D-024 without IndexedDB the remember box is disabled with a reason', async () => {
    await openLogin()
    const box = screen.getByRole<HTMLInputElement>('checkbox')
    expect(box.disabled).toBe(true)
    expect(screen.getByText(/cannot store your details safely/)).toBeTruthy()
  })
})
