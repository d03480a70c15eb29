// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { session } from '#session/store.ts'
import { closePortal } from '#tests/harness/portal.tsx'
import { button, dialog, openLogin } from './login-popup.tsx'

afterEach(closePortal)

describe('free play from the log-in pop-up', () => {
  test('AUT-14 free play asks for a trial account and goes to the home page', async () => {
    const { user, address, count } = await openLogin()
    await user.dblClick(button(/Try it free/))
    await waitFor(() => expect(address()).toBe('/'))
    expect(session.get('token')).not.toBeNull()
    expect(count('loginFreeplay')).toBe(1)
  })

  test('AUT-14 free play is not offered while its module is off', async () => {
    await openLogin('guest+free-play-off')
    expect(dialog().queryByRole('button', { name: /Try it free/ })).toBeNull()
  })
})
