// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import ChangePassword from '#features/visitor/password/screens/change-password.tsx'
import { signIn } from '#session/sign-in.ts'
import { session } from '#session/store.ts'
import { Popup } from '#tests/harness/popup.tsx'
import {
  closePortal,
  fillIn,
  frozenLink,
  type OpenedPortal,
  openPortal,
  toWhitelabel,
} from '#tests/harness/portal.tsx'

afterEach(closePortal)

type Preparation = (opened: OpenedPortal) => unknown

/** Opens the pop-up; `prepare` runs before it is rendered. */
async function open(scenario = 'member', prepare: Preparation = () => null, forced = false) {
  const opened = await openPortal(frozenLink(scenario), '/promotions?popup=change-password', {
    view: null,
    texts: ['password', 'forms'],
    ...(forced && {
      config: (config) => ({ ...config, whitelabel: toWhitelabel({ PWDEXPFORCECHANGE3: true }) }),
    }),
  })
  await prepare(opened)
  opened.show(<Popup at="change-password" part={ChangePassword} onClose={vi.fn()} />)
  if (scenario !== 'trial') await screen.findByRole('dialog', { name: 'Change password' })
  return opened
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const save = () => screen.getByRole('button', { name: 'Save new password' })

function fill(old: string, fresh: string, again = fresh) {
  fillIn(field('Old password'), old)
  fillIn(field('New password'), fresh)
  fillIn(field('Repeat new password'), again)
}

describe('change-password pop-up', () => {
  test('MOD-05 VAL-53..55 reports missing fields, old password first', async () => {
    const { user, count } = await open()
    await user.click(save())
    expect(await screen.findAllByText('Input cannot be empty')).toHaveLength(2)
    expect(screen.getByText('Enter your password')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Old password')))
    expect(count('changePassword')).toBe(0)
  })

  test('VAL-54 VAL-55 shows the rule with its numbers, and a confirmation that differs', async () => {
    const { user } = await open()
    fill('gold1234', 'a1', 'a2')
    await user.click(save())
    await screen.findByText('Please fill in your password with 6 - 20 characters')
    expect(screen.getByText('Confirmation password is not correct.')).toBeTruthy()
  })

  test("VAL-55 when the new password is corrected, the confirmation's error disappears", async () => {
    const { user } = await open()
    fill('gold1234', 'Meghna202', 'Meghna2027')
    await user.click(save())
    await screen.findByText('Confirmation password is not correct.')
    fillIn(field('New password'), 'Meghna2027')
    await waitFor(() =>
      expect(screen.queryByText('Confirmation password is not correct.')).toBeNull(),
    )
  })

  test('AUT-26 success reloads the member and goes home; repeated submits send one request', async () => {
    const { client, count, address, bodies } = await open()
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(count('getMemberInfo')).toBe(1)
    fill('gold1234', 'Meghna2027')
    fireEvent.click(save())
    fireEvent.submit(save().closest('form') ?? document.body)
    await waitFor(() => expect(address()).toBe('/'))
    expect(bodies('changePassword')).toEqual([
      {
        oldPassword: 'gold1234',
        newPassword: 'Meghna2027',
        confirmNewPassword: 'Meghna2027',
      },
    ])
    expect(count('getMemberInfo')).toBe(2)
  })

  test('VAL-53 AUT-25 right after the log-in the old password is held in memory and not requested', async () => {
    const credentials = { type: 'username', username: 'karim', password: 'a123456' } as const
    const { user, bodies } = await open('guest', ({ client }) =>
      signIn(client, 'player', credentials),
    )
    expect(screen.queryByLabelText('Old password')).toBeNull()
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('a123456')
    fillIn(field('New password'), 'Meghna2027')
    fillIn(field('Repeat new password'), 'Meghna2027')
    await user.click(save())
    await waitFor(() =>
      expect(bodies('changePassword')).toMatchObject([{ oldPassword: 'a123456' }]),
    )
  })

  test('AUT-26 a wrong old password is reported at its field and the input is kept', async () => {
    const { user } = await open()
    fill('Padma2026', 'Meghna2027')
    await user.click(save())
    await screen.findByText('The old password is incorrect.')
    expect(field('New password').value).toBe('Meghna2027')
    await waitFor(() => expect(document.activeElement).toBe(field('Old password')))
    await user.type(field('Old password'), '7')
    expect(screen.queryByText('The old password is incorrect.')).toBeNull()
  })

  test.each(['default', 'expired'])(
    'D-025 AUT-25 PWDEXPFORCECHANGE3, %s: it can only be left by logging out',
    async (trouble) => {
      const note = () => session.set('passwordTrouble', trouble)
      const { user, address } = await open('member', note, true)
      expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
      expect(screen.queryByRole('button', { name: 'Later' })).toBeNull()
      await user.keyboard('{Escape}')
      expect(screen.getByRole('dialog')).toBeTruthy()
      await user.click(screen.getByRole('button', { name: 'Log out instead' }))
      await waitFor(() => expect(address()).toBe('/'))
      await waitFor(() => expect(session.get('token')).toBeNull())
    },
  )

  test('D-025 a member who opened it voluntarily may close it', async () => {
    await open('member', undefined, true)
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Later' })).toBeTruthy()
  })

  test('AUT-08 not for a trial account, which is asked to register', async () => {
    const { address } = await open('trial')
    await waitFor(() => expect(address()).toBe('/promotions?popup=real-account'))
  })
})
