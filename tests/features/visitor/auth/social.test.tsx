// @vitest-environment jsdom, of its own
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pendingLink } from '#session/social-sign-in.ts'
import { session } from '#session/store.ts'
import { stubWindowOpen } from '#tests/harness/browser.ts'
import { closePortal, fillIn } from '#tests/harness/portal.tsx'
import { button, dialog, logIn, openLogin, username } from './login-popup.tsx'

afterEach(async () => {
  pendingLink.drop()
  await closePortal()
})

/** Opens the service's window and waits until it loads the service. */
async function visit(scenario = 'guest', name = 'Log in with Google') {
  const view = await openLogin(scenario)
  const service = stubWindowOpen()
  await view.user.click(button(name))
  await waitFor(() => expect(service.opened.location.replace).toHaveBeenCalled())
  const [address = ''] = service.opened.location.replace.mock.calls[0] ?? []
  const state = new URL(address, 'http://test').searchParams.get('state')
  const answer = (code: string) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'social', state, code },
        origin: window.location.origin,
      }),
    )
  return { ...view, ...service, target: address, answer }
}

describe('log-in with an account of another service', () => {
  test('one button for each service of the configuration, none without', async () => {
    await openLogin('guest')
    expect(dialog().getAllByRole('button', { name: /^Log in with/ })).toHaveLength(2)
    await closePortal()
    await openLogin('guest', { config: (config) => ({ ...config, social: [] }) })
    expect(dialog().queryByRole('button', { name: /^Log in with/ })).toBeNull()
  })

  test('the window opens with the click, and the pop-up says where to continue', async () => {
    const { target, open } = await visit()
    expect(open).toHaveBeenCalledOnce()
    expect(target).toMatch(/^\/demo-provider\/index\.html\?provider=GOOGLE&state=social-/)
    expect(dialog().getByText(/Continue in the Google window/)).toBeTruthy()
  })

  test('AUT-10 a linked account logs in; AUT-08 AUT-09 without a password change', async () => {
    const { answer, address, opened } = await visit()
    answer('id-rahim')
    await waitFor(() => expect(address()).toBe('/'))
    expect(session.get('token')).not.toBeNull()
    expect(opened.close).toHaveBeenCalled()
  })

  test('ERR-19 a blocked window is reported', async () => {
    const { user, count } = await openLogin('guest')
    vi.stubGlobal('open', () => null)
    await user.click(button('Log in with Google'))
    await dialog().findByText('Popup blocked. Please allow popups and try again.')
    expect(count('startSocial')).toBe(0)
  })

  test('ERR-36 a closed window is reported, and a late answer over the channel still counts', async () => {
    const { opened, answer } = await visit()
    opened.closed = true
    await dialog().findByText('The login window was closed. Try again.')
    answer('id-rahim')
    await waitFor(() => expect(session.get('token')).not.toBeNull())
  })

  test('Cancel closes the window and ignores its answer', async () => {
    const { user, opened, answer, count } = await visit()
    await user.click(button('Cancel'))
    expect(opened.close).toHaveBeenCalled()
    answer('id-rahim')
    fillIn(username(), 'rahim')
    expect(count('loginSocial')).toBe(0)
  })

  test('a disabled service closes the window with a message', async () => {
    const { user } = await openLogin('guest+functions-off')
    const { opened } = stubWindowOpen()
    await user.click(button('Log in with Google'))
    await dialog().findByText('This is not available right now.')
    expect(opened.close).toHaveBeenCalled()
  })

  test.each([
    ['denied', /You did not allow the login/],
    ['id-habib', /log in again from today .*GMT/],
    ['id-staff9', 'Non-member account unable to login'],
    ['id-jamal', /self-excluded/],
  ])('a refusal is reported: %s', async (code, words) => {
    const { answer } = await visit()
    answer(code)
    await dialog().findByText(words)
    expect(session.get('token')).toBeNull()
  })

  test('a visit that took too long starts again', async () => {
    const { answer, world } = await visit()
    world.db.socialStates.clear()
    answer('id-rahim')
    await dialog().findByText('Your login timed out. Start again.')
  })

  test('AUT-34 an unlinked account shows its own step and links nothing', async () => {
    const { answer, count } = await visit()
    answer('id-new')
    await screen.findByRole('dialog', { name: 'This account is not linked yet' })
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe('This account is not linked yet'),
    )
    expect(screen.getByText(/Nadia Islam/)).toBeTruthy()
    expect(count('bindSocial')).toBe(0)
  })

  test('AUT-34 a log-in from there asks before linking', async () => {
    const { user, answer, address, count } = await visit()
    answer('id-new')
    await screen.findByRole('dialog', { name: 'This account is not linked yet' })
    await logIn(user, 'shirin')
    await waitFor(() => expect(address()).toBe('/?popup=link'))
    expect(count('bindSocial')).toBe(0)
    expect(pendingLink.get()?.displayName).toBe('Nadia Islam')
  })

  test('AUT-34 Back forgets the account', async () => {
    const { user, answer } = await visit()
    answer('id-new')
    await screen.findByRole('dialog', { name: 'This account is not linked yet' })
    await user.click(button('Log in another way'))
    await screen.findByRole('dialog', { name: 'Log in' })
    expect(pendingLink.get()).toBeNull()
  })
})
