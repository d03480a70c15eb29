// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { App } from '../../src/app/app.tsx'
import { loadTexts, startI18n } from '../../src/i18n/i18n.ts'
import { session } from '../../src/session/store.ts'
import { closePortal, openPortal } from '../harness/portal.tsx'

beforeAll(async () => {
  await startI18n()
  await loadTexts('password', 'forms', 'auth')
})
afterEach(async () => {
  await closePortal()
  session.clear()
  sessionStorage.clear()
})

/** The portal after a reload: the tab remembers that Rahim's password has to change. */
async function reloaded(route: string, forced = true) {
  let go: NavigateFunction = () => undefined
  function Tab() {
    go = useNavigate()
    useState(() => session.set('passwordTrouble', 'expired'))
    return <App />
  }
  const whitelabel = [{ modId: 'PWDEXPFORCECHANGE3', enabled: forced, childrenNodes: [] }]
  const opened = await openPortal('?scenario=member&seed=7&clock=2026-11-20T09:00:00Z', route, {
    view: <Tab />,
    config: (config) => ({ ...config, whitelabel }),
  })
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  return { ...opened, user, go: (to: string) => act(async () => go(to)) }
}

const asked = async () => within(await screen.findByRole('dialog', { name: 'Change password' }))

describe('AUT-25 D-025 a password that has to change', () => {
  it('AUT-09 is asked for after a reload and at every other address, and cannot be put off', async () => {
    const { address, go } = await reloaded('/promotions')
    const dialog = await asked()
    expect(address()).toBe('/promotions?popup=change-password')
    expect(dialog.queryByRole('button', { name: 'Later' })).toBeNull()
    await go('/help?popup=feedback')
    await waitFor(() => expect(address()).toBe('/help?popup=change-password'))
    await go('/')
    await waitFor(() => expect(address()).toBe('/?popup=change-password'))
    await asked()
  })

  it('AUT-26 once it is changed it is asked for no more', async () => {
    const { address, user, go } = await reloaded('/?popup=change-password')
    const dialog = await asked()
    await user.type(dialog.getByLabelText('Old password'), 'gold1234')
    await user.type(dialog.getByLabelText('New password'), 'Meghna2027')
    await user.type(dialog.getByLabelText('New password again'), 'Meghna2027')
    await user.click(dialog.getByRole('button', { name: 'Save the new password' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(session.get('passwordTrouble')).toBeNull()
    await go('/promotions')
    expect(address()).toBe('/promotions')
  })

  it('AUT-30 a log-out leads home and takes it along; no log-in is asked for', async () => {
    const { address, user } = await reloaded('/promotions')
    await user.click((await asked()).getByRole('button', { name: 'Log out instead' }))
    await waitFor(() => expect(session.get('token')).toBeNull())
    await waitFor(() => expect(address()).toBe('/'))
    expect(session.get('passwordTrouble')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('without PWDEXPFORCECHANGE3 it may wait', async () => {
    const { address, user, go } = await reloaded('/?popup=change-password', false)
    const dialog = await asked()
    expect(dialog.getByText(/expired/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await go('/promotions')
    expect(address()).toBe('/promotions')
  })
})
