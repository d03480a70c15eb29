// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { closePortal, fillIn } from '#tests/harness/portal.tsx'
import { button, dialog, logIn, openLogin, password, username } from './login-popup.tsx'

afterEach(closePortal)

const slider = () => dialog().getByRole('slider')

/** Moves the slider to its end by keyboard, as slowly as a person. */
async function slide() {
  slider().focus()
  for (let i = 0; i < 3; i += 1) fireEvent.keyDown(slider(), { key: 'ArrowRight' })
  await new Promise((done) => setTimeout(done, 250))
  fireEvent.keyDown(slider(), { key: 'End' })
  fireEvent.keyDown(slider(), { key: 'Enter' })
  await dialog().findAllByText('Confirmed')
}

describe('D-027 a human check before the log-in call', () => {
  test('AUT-05 none: the log-in is called alone', async () => {
    const { user, address, count } = await openLogin('guest')
    await logIn(user)
    await waitFor(() => expect(address()).toBe('/'))
    expect(count('startHumanCheck')).toBe(0)
  })

  test('AUT-05 token: requested silently and sent with the log-in', async () => {
    const { user, address, count } = await openLogin('guest+human-check-token')
    await logIn(user)
    await waitFor(() => expect(address()).toBe('/'))
    expect([count('startHumanCheck'), count('login')]).toEqual([1, 1])
  })

  test('AUT-05 token: a failed check is reported, and the log-in is not called', async () => {
    const { user, world, count } = await openLogin('guest+human-check-token')
    world.faults.set('startHumanCheck', { kind: 'offline' })
    await logIn(user)
    await dialog().findByText(/Network link is abnormal/)
    expect(count('login')).toBe(0)
    expect(username().value).toBe('rahim')
  })

  test('AUT-05 ERR-22 slider: if missing, it is reported there, gets the focus, and nothing is called', async () => {
    const { user, count } = await openLogin('guest+human-check-slider')
    await logIn(user)
    await dialog().findByText('Please complete verification first')
    await waitFor(() => expect(document.activeElement).toBe(slider()))
    expect(count('login')).toBe(0)
  })

  test('AUT-05 slider: by keyboard, valid for one call; a refused log-in needs another', async () => {
    const { user, address } = await openLogin('guest+human-check-slider')
    fillIn(username(), 'rahim')
    fillIn(password(), 'wrong-1234')
    await slide()
    await user.click(button('Log in'))
    await dialog().findByText('The username or password is incorrect.')
    await waitFor(() => expect(slider().getAttribute('aria-disabled')).not.toBe('true'))
    fillIn(password(), 'gold1234')
    await slide()
    await user.click(button('Log in'))
    await waitFor(() => expect(address()).toBe('/'))
  })
})
