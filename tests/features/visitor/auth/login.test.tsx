// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Login from '../../../../src/features/visitor/auth/screens/login.tsx'
import { session } from '../../../../src/session/store.ts'
import { clearSeal, granted, infoOf, openDesk, refuse, show } from './desk.tsx'

vi.mock('../../../../src/api/seal.ts', () => clearSeal)

const LOGIN = 'POST /wps/session/login'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(replies: Parameters<typeof openDesk>[0] = {}) {
  const desk = await openDesk(replies)
  const onClose = vi.fn()
  const view = show(desk, <Login onClose={onClose} />)
  await screen.findByRole('dialog', { name: 'Log in' })
  return {
    ...desk,
    ...view,
    onClose,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
  }
}

const username = () => screen.getByLabelText<HTMLInputElement>('User name')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const captcha = () => screen.getByLabelText<HTMLInputElement>('Characters in the picture')
const submit = () => screen.getByRole('button', { name: 'Log in' })

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(username(), ' rahim88 ')
  await user.type(password(), 'Padma2026')
}

describe('log-in pop-up', () => {
  it('VAL-26 VAL-27 empty fields are named, the first one has the focus, nothing is sent', async () => {
    const { user, count } = await open()
    await user.click(submit())
    await screen.findByText('Please enter your user name')
    expect(screen.getByText('Please enter your password')).toBeTruthy()
    expect(username().getAttribute('aria-describedby')).toContain('error')
    expect(username().getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(username()))
    expect(count(LOGIN)).toBe(0)
  })

  it('MOD-03 AUT-06 AUT-10 RTE-43 success keeps the token and goes to the home page', async () => {
    const { user, calls, where } = await open()
    await fill(user)
    await user.click(submit())
    await waitFor(() => expect(where()).toBe('/'))
    expect(session.get('token')).toBe('ses-0123456789abcdef')
    expect(calls.find((call) => call.name === LOGIN)?.body).toEqual({
      username: 'rahim88',
      password: 'Padma2026',
      type: 'username',
      side: 'player',
    })
  })

  it('AUT-05 double click, Enter beside a click and a held Enter give one request', async () => {
    let answer: (value: unknown) => void = () => undefined
    const { user, count } = await open({ [LOGIN]: () => new Promise((done) => (answer = done)) })
    await fill(user)
    fireEvent.click(submit())
    fireEvent.click(submit())
    await user.type(password(), '{Enter}')
    const form = password().closest('form') ?? document.body
    fireEvent.submit(form)
    await waitFor(() => expect(count(LOGIN)).toBe(1))
    answer(refuse('login.bad.credentials'))
    await screen.findByText('The user name or the password is not right.')
    const held = fireEvent.keyDown(password(), { key: 'Enter', repeat: true })
    expect(held).toBe(false)
    expect(count(LOGIN)).toBe(1)
  })

  it.each([
    ['a refusal', () => refuse('login.bad.credentials'), /not right/],
    ['no network', () => Promise.reject(new TypeError('gone')), /Network link is abnormal/],
    ['a broken server', () => new Response('', { status: 500 }), /Network link is abnormal/],
    ['closed doors', () => new Response('', { status: 503 }), /Network link is abnormal/],
    ['too many calls', () => new Response('', { status: 429 }), /Too many tries/],
    ['a malformed body', () => new Response('<html>'), /Network link is abnormal/],
  ])('AUT-05 what was typed survives %s', async (_, reply, words) => {
    const { user } = await open({ [LOGIN]: reply })
    await fill(user)
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(username().value).toBe(' rahim88 ')
    expect(password().value).toBe('Padma2026')
    expect(session.get('token')).toBeNull()
  })

  it('D-012 an unknown code shows what the server says', async () => {
    const { user } = await open({
      [LOGIN]: () => refuse('login.odd', null, 'Come back on Monday.'),
    })
    await fill(user)
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toContain('Come back on Monday.')
  })

  it('AUT-11 ERR-05 VAL-28 the captcha appears on the failure flag, is required, and is new each time', async () => {
    const { user, count, calls } = await open({
      [LOGIN]: () => refuse('login.bad.credentials', { captcha: true }),
    })
    expect(screen.queryByLabelText('Characters in the picture')).toBeNull()
    await fill(user)
    await user.click(submit())
    await waitFor(() => expect(captcha()).toBeTruthy())
    await waitFor(() => expect(count('GET /wps/captcha')).toBe(1))
    await user.click(submit())
    await screen.findByText('Please enter the captcha')
    expect(count(LOGIN)).toBe(1)
    await user.type(captcha(), 'a7K2')
    await user.click(submit())
    await waitFor(() => expect(count('GET /wps/captcha')).toBe(2))
    expect(calls.filter((call) => call.name === LOGIN)[1]?.body).toMatchObject({ captcha: 'a7K2' })
    await waitFor(() => expect(captcha().value).toBe(''))
    expect(username().value).toBe(' rahim88 ')
  })

  it('AUT-11 a wrong captcha is said at its field', async () => {
    const { user } = await open({ [LOGIN]: () => refuse('captcha.wrong') })
    await fill(user)
    await user.click(submit())
    await screen.findByText(/not what the picture says/)
    expect(captcha().getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(captcha()))
  })

  it('AUT-11 a locked account tells until when, in local time with its zone', async () => {
    const { user } = await open({
      [LOGIN]: () => refuse('login.locked', { lockedUntil: Date.parse('2026-11-20T09:15:00Z') }),
    })
    await fill(user)
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toMatch(/log in again at .*2026.*GMT/)
  })

  it('AUT-07 the first log-in is marked, and failing at that keeps nobody out', async () => {
    const { user, count, where } = await open({
      [LOGIN]: () => granted({ firstTimeLogin: true }),
      'POST /wps/member/firstLogin': () => new Response('', { status: 500 }),
    })
    await fill(user)
    await user.click(submit())
    await waitFor(() => expect(where()).toBe('/'))
    expect(count('POST /wps/member/firstLogin')).toBe(1)
  })

  it('AUT-08 the default password leads to the change-password pop-up', async () => {
    const { user, where } = await open()
    await user.type(username(), 'karim77')
    await user.type(password(), 'a123456')
    await user.click(submit())
    await waitFor(() => expect(where()).toBe('/?popup=change-password'))
  })

  it('AUT-35 ERR-20 a type that is on no list is refused and its token dropped', async () => {
    const { user, count } = await open({ 'GET /wps/member/info': () => infoOf(9) })
    await fill(user)
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Non-member account unable to login',
    )
    expect(session.get('token')).toBeNull()
    expect(count('DELETE /wps/session/logout')).toBe(1)
    expect(username().value).toBe(' rahim88 ')
  })

  it('D-024 without IndexedDB the remember box is disabled and says why', async () => {
    await open()
    const box = screen.getByRole<HTMLInputElement>('checkbox')
    expect(box.disabled).toBe(true)
    expect(screen.getByText(/cannot keep anything safely/)).toBeTruthy()
  })
})
