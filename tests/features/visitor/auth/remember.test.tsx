// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Login from '../../../../src/features/visitor/auth/screens/login.tsx'
import { remember } from '../../../../src/session/remember.ts'
import { clearSeal, openDesk, show } from './desk.tsx'
import { button, logIn, password, person, username } from './door.tsx'

vi.mock('../../../../src/api/seal.ts', () => clearSeal)
vi.mock('../../../../src/session/remember.ts', () => ({
  remember: { available: true, load: vi.fn(), save: vi.fn(), clear: vi.fn() },
}))

const kept = { username: 'rahim88', password: 'Padma2026' }

beforeEach(() => {
  vi.mocked(remember.load).mockResolvedValue(null)
  vi.mocked(remember.save).mockResolvedValue(true)
  vi.mocked(remember.clear).mockResolvedValue()
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

async function open(config: object = {}) {
  const desk = await openDesk({}, config)
  const view = show(desk, <Login onClose={() => undefined} />)
  await screen.findByRole('dialog', { name: 'Log in' })
  return { ...view, user: person() }
}
const box = () => screen.getByRole<HTMLInputElement>('checkbox')

describe('remember-me in the log-in pop-up', () => {
  it('AUT-12 what was kept is filled in, and the box ticked', async () => {
    vi.mocked(remember.load).mockResolvedValue(kept)
    await open()
    await waitFor(() => expect(username().value).toBe('rahim88'))
    expect(password().value).toBe('Padma2026')
    expect(box().checked).toBe(true)
  })

  it('AUT-12 whoever has begun to type is not overwritten', async () => {
    let give: (value: typeof kept) => void = () => undefined
    vi.mocked(remember.load).mockReturnValue(new Promise((done) => (give = done)))
    const { user } = await open()
    await user.type(username(), 'kar')
    give(kept)
    await waitFor(() => expect(remember.load).toHaveBeenCalled())
    expect(username().value).toBe('kar')
    expect(password().value).toBe('')
  })

  it('AUT-12 a ticked box keeps both after the log-in', async () => {
    const { user, where } = await open()
    await user.click(box())
    await logIn(user, 'rahim88', 'Padma2026')
    await waitFor(() => expect(where()).toBe('/'))
    expect(remember.save).toHaveBeenCalledWith(kept)
  })

  it('AUT-13 unticking forgets at once, before anything is sent', async () => {
    vi.mocked(remember.load).mockResolvedValue(kept)
    const { user } = await open()
    await waitFor(() => expect(box().checked).toBe(true))
    await user.click(box())
    expect(remember.clear).toHaveBeenCalledOnce()
    expect(button('Log in')).toBeTruthy()
  })

  it('D-024 a merchant who forbids passwords keeps the name alone', async () => {
    const { user, where } = await open({ remember: { password: false } })
    await user.click(screen.getByLabelText('Remember my name for one day'))
    await logIn(user, 'rahim88', 'Padma2026')
    await waitFor(() => expect(where()).toBe('/'))
    expect(remember.save).toHaveBeenCalledWith({ username: 'rahim88', password: null })
  })

  it('D-025 a password that has to change is not kept', async () => {
    const { user, where } = await open()
    await user.click(box())
    await logIn(user, 'karim77', 'a123456')
    await waitFor(() => expect(where()).toBe('/?popup=change-password'))
    expect(remember.save).toHaveBeenCalledWith({ username: 'karim77', password: null })
  })
})
