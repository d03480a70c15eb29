// @vitest-environment jsdom, of its own
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { remember } from '#session/remember.ts'
import { closePortal, fillIn } from '#tests/harness/portal.tsx'
import { button, logIn, openLogin, password, username } from './login-popup.tsx'

vi.mock('#session/remember.ts', () => ({
  remember: { available: true, load: vi.fn(), save: vi.fn(), clear: vi.fn() },
}))

const kept = { username: 'rahim', password: 'gold1234' }

beforeEach(() => {
  vi.mocked(remember.load).mockResolvedValue(null)
  vi.mocked(remember.save).mockResolvedValue(true)
  vi.mocked(remember.clear).mockResolvedValue()
})
afterEach(async () => {
  await closePortal()
  vi.clearAllMocks()
})

const box = () => screen.getByRole<HTMLInputElement>('checkbox')

describe('remember-me in the log-in pop-up', () => {
  test('AUT-12 the stored name and password are filled in, and the box is checked', async () => {
    vi.mocked(remember.load).mockResolvedValue(kept)
    await openLogin()
    await waitFor(() => expect(username().value).toBe('rahim'))
    expect(password().value).toBe('gold1234')
    expect(box().checked).toBe(true)
  })

  test('AUT-12 input that has started is not overwritten', async () => {
    let give: (value: typeof kept) => void = () => undefined
    vi.mocked(remember.load).mockReturnValue(new Promise((done) => (give = done)))
    await openLogin()
    fillIn(username(), 'kar')
    give(kept)
    await waitFor(() => expect(remember.load).toHaveBeenCalled())
    expect(username().value).toBe('kar')
    expect(password().value).toBe('')
  })

  test('AUT-12 ENT-01 the checked box is sent, and both are stored after the log-in', async () => {
    const { user, address, bodies } = await openLogin()
    await user.click(box())
    await logIn(user)
    await waitFor(() => expect(address()).toBe('/'))
    expect(remember.save).toHaveBeenCalledWith(kept)
    expect(bodies('login')).toMatchObject([{ ...kept, rememberMe: true }])
  })

  test('AUT-13 unchecking forgets at once, before anything is sent', async () => {
    vi.mocked(remember.load).mockResolvedValue(kept)
    const { user } = await openLogin()
    await waitFor(() => expect(box().checked).toBe(true))
    await user.click(box())
    expect(remember.clear).toHaveBeenCalledOnce()
    expect(button('Log in')).toBeTruthy()
  })

  test('D-024 a merchant that forbids passwords stores the name only', async () => {
    const { user, address } = await openLogin('guest+remember-off')
    await user.click(screen.getByLabelText('Remember my username for one day'))
    await logIn(user)
    await waitFor(() => expect(address()).toBe('/'))
    expect(remember.save).toHaveBeenCalledWith({ username: 'rahim', password: null })
  })

  test('D-025 a password that has to change is not stored', async () => {
    const { user, address } = await openLogin()
    await user.click(box())
    await logIn(user, 'karim', 'a123456')
    await waitFor(() => expect(address()).toBe('/?popup=change-password'))
    expect(remember.save).toHaveBeenCalledWith({ username: 'karim', password: null })
  })
})
