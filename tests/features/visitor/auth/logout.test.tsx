// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import Logout from '#features/visitor/auth/screens/logout.tsx'
import { session } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'
import { Popup } from '#tests/harness/popup.tsx'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

async function open(scenario = 'member') {
  const onClose = vi.fn()
  const opened = await openPortal(frozenLink(scenario), '/favorite?popup=logout', {
    view: <Popup at="logout" part={Logout} onClose={onClose} />,
    texts: ['auth'],
  })
  await screen.findByRole('alertdialog', { name: 'Log out?' })
  await waitFor(() => expect(opened.client.isFetching()).toBe(0))
  return { ...opened, onClose }
}

function Flags() {
  const { isLogin, isAgent } = useVisitor()
  return <p>{JSON.stringify({ isLogin, isAgent })}</p>
}

describe('log-out pop-up', () => {
  test('MOD-27 AUT-29 asks first: cancelling calls nothing', async () => {
    const { user, count, onClose } = await open()
    await user.click(screen.getByRole('button', { name: 'Stay logged in' }))
    expect(onClose).toHaveBeenCalled()
    expect(count('logout')).toBe(0)
    expect(session.get('token')).not.toBeNull()
  })

  test('AUT-29..32 the call, an empty session with its merchant code, the home page', async () => {
    const { user, count, address, hold } = await open()
    session.set('merchantCode', 'suborno')
    session.set('account', 'rahim')
    const release = hold('logout')
    await user.dblClick(screen.getByRole('button', { name: 'Log out' }))
    expect(screen.getByRole('alertdialog').getAttribute('aria-busy')).toBe('true')
    release()
    await waitFor(() => expect(address()).toBe('/'))
    await waitFor(() => expect(session.get('token')).toBeNull())
    expect(count('logout')).toBe(1)
    expect(session.get('account')).toBeNull()
    expect(session.get('merchantCode')).toBe('suborno')
  })

  test('AUT-30 the session ends also when the call fails', async () => {
    const { user, world, address } = await open()
    world.faults.set('logout', { kind: 'offline' })
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(session.get('token')).toBeNull())
    expect(address()).toBe('/')
  })

  test('F-05 offline it is possible, and says that the server is not informed', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await open()
    expect(screen.getByText(/This device logs out now/).isConnected).toBe(true)
    expect(screen.getByRole('button', { name: 'Log out' }).ariaDisabled).not.toBe('true')
    onLine.mockRestore()
  })

  test('AUT-32 AUT-33 agents return to their own log-in, and are no longer treated as agents', async () => {
    const { user, address, show } = await open('agent-41')
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(address()).toBe('/agent'))
    await waitFor(() => expect(session.get('token')).toBeNull())
    show(<Flags />)
    await screen.findByText('{"isLogin":false,"isAgent":false}')
  })
})
