// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import ChangePassword from '../../../../src/features/visitor/password/screens/change-password.tsx'
import { signIn } from '../../../../src/session/sign-in.ts'
import { session } from '../../../../src/session/store.ts'
import { clearSeal, refuse, show } from '../auth/desk.tsx'
import { loggedIn, Popup, type Replies } from '../auth/logged-in.tsx'

vi.mock('../../../../src/api/seal.ts', () => clearSeal)

const CHANGE = 'POST /wps/member/password'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('change-password pop-up', () => {
  const at = '/promotions?popup=change-password'
  const open = async (
    replies: Replies = {},
    config: object = {},
    before: (client: QueryClient) => Promise<unknown> = async () => null,
  ) => {
    const desk = await loggedIn(replies, config)
    await before(desk.client)
    const view = show(
      desk,
      <Popup at="change-password" part={ChangePassword} onClose={vi.fn()} />,
      at,
    )
    await screen.findByRole('dialog', { name: 'Change password' })
    return { ...desk, ...view }
  }
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  const save = () => screen.getByRole('button', { name: 'Save the new password' })

  it('MOD-05 VAL-53..55 names what is missing, old password first', async () => {
    const { user, count } = await open()
    await user.click(save())
    expect(await screen.findAllByText('Input cannot be empty')).toHaveLength(2)
    expect(screen.getByText('Please enter your password')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Old password')))
    expect(count(CHANGE)).toBe(0)
  })

  it('VAL-54 VAL-55 the rule with its numbers, and the same twice', async () => {
    const { user } = await open()
    await user.type(field('Old password'), 'Padma2026')
    await user.type(field('New password'), 'a1')
    await user.type(field('New password again'), 'a2')
    await user.click(save())
    await screen.findByText('Please fill in your password with 6 - 20 characters')
    expect(screen.getByText('Confirmation password is not correct.')).toBeTruthy()
  })

  it('VAL-55 the new password put right: the confirmation says nothing more', async () => {
    const { user } = await open()
    await user.type(field('Old password'), 'Padma2026')
    await user.type(field('New password'), 'Meghna202')
    await user.type(field('New password again'), 'Meghna2027')
    await user.click(save())
    await screen.findByText('Confirmation password is not correct.')
    await user.type(field('New password'), '7')
    await waitFor(() =>
      expect(screen.queryByText('Confirmation password is not correct.')).toBeNull(),
    )
  })

  it('AUT-26 success reads the member anew and goes home; one request however often asked', async () => {
    const { user, count, where, calls } = await open()
    await user.type(field('Old password'), 'Padma2026')
    await user.type(field('New password'), 'Meghna2027')
    await user.type(field('New password again'), 'Meghna2027')
    fireEvent.click(save())
    fireEvent.submit(save().closest('form') ?? document.body)
    await waitFor(() => expect(where()).toBe('/'))
    expect(count(CHANGE)).toBe(1)
    expect(calls.find((call) => call.name === CHANGE)?.body).toEqual({
      oldPassword: 'Padma2026',
      newPassword: 'Meghna2027',
      confirmNewPassword: 'Meghna2027',
    })
    expect(count('GET /wps/member/info')).toBe(2)
  })

  it('VAL-53 AUT-25 right after the log-in the old password is held in memory and not asked', async () => {
    const { user, calls } = await open({}, {}, (client) =>
      signIn(client, 'player', { type: 'username', username: 'karim77', password: 'a123456' }),
    )
    expect(screen.queryByLabelText('Old password')).toBeNull()
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('a123456')
    await user.type(field('New password'), 'Meghna2027')
    await user.type(field('New password again'), 'Meghna2027')
    await user.click(save())
    await waitFor(() => expect(calls.some((call) => call.name === CHANGE)).toBe(true))
    expect(calls.find((call) => call.name === CHANGE)?.body).toMatchObject({
      oldPassword: 'a123456',
    })
  })

  it('AUT-26 a wrong old password is said at its field and nothing typed is lost', async () => {
    const { user } = await open({ [CHANGE]: () => refuse('password.old.wrong') })
    await user.type(field('Old password'), 'Padma2026')
    await user.type(field('New password'), 'Meghna2027')
    await user.type(field('New password again'), 'Meghna2027')
    await user.click(save())
    await screen.findByText('The old password is not right.')
    expect(field('New password').value).toBe('Meghna2027')
    await waitFor(() => expect(document.activeElement).toBe(field('Old password')))
    await user.type(field('Old password'), '7')
    expect(screen.queryByText('The old password is not right.')).toBeNull()
  })

  const whitelabel = [{ modId: 'PWDEXPFORCECHANGE3', enabled: true, childrenNodes: [] }]

  it.each(['default', 'expired'])(
    'D-025 AUT-25 PWDEXPFORCECHANGE3, %s: it cannot be closed, only left by logging out',
    async (trouble) => {
      const { user, where } = await open({}, { whitelabel }, async () =>
        session.set('passwordTrouble', trouble),
      )
      expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
      expect(screen.queryByRole('button', { name: 'Later' })).toBeNull()
      await user.keyboard('{Escape}')
      expect(screen.getByRole('dialog')).toBeTruthy()
      await user.click(screen.getByRole('button', { name: 'Log out instead' }))
      await waitFor(() => expect(where()).toBe('/'))
      await waitFor(() => expect(session.get('token')).toBeNull())
    },
  )

  it('D-025 whoever opened it by their own wish may close it', async () => {
    await open({}, { whitelabel })
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Later' })).toBeTruthy()
  })

  it('AUT-08 never for a trial account: it is told to register', async () => {
    const desk = await loggedIn({}, {}, 4)
    const view = show(desk, <ChangePassword onClose={vi.fn()} />, at)
    await waitFor(() => expect(view.where()).toBe('/promotions?popup=real-account'))
  })
})
