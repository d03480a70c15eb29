// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SessionWatch } from '#app/boot/session-watch.tsx'
import { PopupHost } from '#app/routing/popup-host.tsx'
import { RouteGuard } from '#app/routing/route-guard.tsx'
import { useRoute } from '#app/routing/use-route.ts'
import { popups as passwordPopups } from '#features/visitor/password/routes.ts'
import { session } from '#session/store.ts'
import {
  closePortal,
  fillIn,
  frozenLink,
  openPortal,
  toWhitelabel,
} from '#tests/harness/portal.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  await closePortal()
})

const [changePassword] = passwordPopups

const Guard = () => <RouteGuard route={useRoute()}>{null}</RouteGuard>

/** The portal's shell without its page after a reload. The tab remembers that Rahim has to change his password. */
async function reloaded(route: string, forced = true) {
  let go: NavigateFunction = () => undefined
  function Tab() {
    go = useNavigate()
    useState(() => session.set('passwordTrouble', 'expired'))
    return (
      <Suspense>
        <SessionWatch />
        <Guard />
        <PopupHost />
      </Suspense>
    )
  }
  const opened = await openPortal(frozenLink('member'), route, {
    view: <Tab />,
    config: (config) => ({ ...config, whitelabel: toWhitelabel({ PWDEXPFORCECHANGE3: forced }) }),
    texts: ['password', 'forms', 'auth'],
  })
  return { ...opened, go: (to: string) => act(async () => go(to)) }
}

const asked = async () => within(await screen.findByRole('dialog', { name: 'Change password' }))

describe('AUT-25 D-025 a password that has to change', () => {
  test('AUT-09 is required after a reload and at every other address, and cannot be postponed', async () => {
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

  test('AUT-26 once it is changed it is not required again', async () => {
    const { address, user, go } = await reloaded('/?popup=change-password')
    const dialog = await asked()
    fillIn(dialog.getByLabelText('Old password'), 'gold1234')
    fillIn(dialog.getByLabelText('New password'), 'Meghna2027')
    fillIn(dialog.getByLabelText('Repeat new password'), 'Meghna2027')
    await user.click(dialog.getByRole('button', { name: 'Save new password' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(session.get('passwordTrouble')).toBeNull()
    await go('/promotions')
    expect(address()).toBe('/promotions')
  })

  test('D-025 its pop-up is loaded while the portal is still identifying the member', async () => {
    const load = vi.spyOn(changePassword.screen, 'preload')
    await reloaded('/promotions')
    await waitFor(() => expect(load).toHaveBeenCalled())
    await asked()
  })

  test('AUT-30 a log-out leads home and clears it; no log-in is requested', async () => {
    const { address, user } = await reloaded('/promotions')
    await user.click((await asked()).getByRole('button', { name: 'Log out instead' }))
    await waitFor(() => expect(session.get('token')).toBeNull())
    await waitFor(() => expect(address()).toBe('/'))
    expect(session.get('passwordTrouble')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('without PWDEXPFORCECHANGE3 it can be postponed', async () => {
    const { address, user, go } = await reloaded('/?popup=change-password', false)
    const dialog = await asked()
    expect(dialog.getByText(/expired/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await go('/promotions')
    expect(address()).toBe('/promotions')
  })
})

describe('AUT-25 the server demands the change', () => {
  const due = frozenLink('member-must-change-password')
  const balance = () => screen.queryByText(/25,480/)

  test.each(['/', '/favorite'])(
    'AUT-10 at %s it comes before anything private, even if the tab does not remember it',
    async (route) => {
      const { address, world } = await openPortal(due, route)
      const dialog = await asked()
      expect(address()).toBe(`${route}?popup=change-password`)
      expect(dialog.getByText('Choose a new password before you continue.')).toBeTruthy()
      expect(dialog.queryByRole('button', { name: 'Later' })).toBeNull()
      expect(document.body.textContent).not.toContain('Rahim')
      expect(balance()).toBeNull()
      // Calls that were sent before the account was known were refused.
      for (const { operationId, status } of world.log.entries())
        if (/^get(Balance|Favorite|Unread|Recent)/.test(operationId ?? '')) expect(status).toBe(403)
    },
  )

  test('AUT-26 after the change the member is logged in', async () => {
    const { user, address } = await openPortal(due)
    const dialog = await asked()
    fillIn(dialog.getByLabelText('Old password'), 'gold1234')
    fillIn(dialog.getByLabelText('New password'), 'Meghna2027')
    fillIn(dialog.getByLabelText('Repeat new password'), 'Meghna2027')
    await user.click(dialog.getByRole('button', { name: 'Save new password' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/')
    await waitFor(() => expect(balance()).not.toBeNull())
  })

  test('a refusal during a session requires it at once', async () => {
    const { user, world } = await openPortal(frozenLink('member'))
    await waitFor(() => expect(balance()).not.toBeNull())
    await waitFor(() => expect(world.sockets.size).toBe(1))
    await world.db.members.update({ account: 'rahim' }, (row) => {
      row.passwordState = 'expired'
    })
    await user.click(screen.getByRole('button', { name: 'Refresh balance' }))
    await asked()
    expect(balance()).toBeNull()
  })
})
