// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Logout from '../../../../src/features/visitor/auth/screens/logout.tsx'
import { session } from '../../../../src/session/store.ts'
import { show } from './desk.tsx'
import { loggedIn, Popup, type Replies } from './logged-in.tsx'

const LOGOUT = 'DELETE /wps/session/logout'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('log-out pop-up', () => {
  const open = async (replies: Replies = {}, type = 0) => {
    const desk = await loggedIn(replies, {}, type)
    const onClose = vi.fn()
    const view = show(
      desk,
      <Popup at="logout" part={Logout} onClose={onClose} />,
      '/favorite?popup=logout',
    )
    await screen.findByRole('alertdialog', { name: 'Log out?' })
    return { ...desk, ...view, onClose }
  }

  it('MOD-27 AUT-29 asks first: staying calls nothing', async () => {
    const { user, count, onClose } = await open()
    await user.click(screen.getByRole('button', { name: 'Stay here' }))
    expect(onClose).toHaveBeenCalled()
    expect(count(LOGOUT)).toBe(0)
    expect(session.get('token')).not.toBeNull()
  })

  it('AUT-29..32 the call, an empty session with its merchant code, the home page', async () => {
    const { user, count, where } = await open()
    await user.dblClick(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(where()).toBe('/'))
    await waitFor(() => expect(session.get('token')).toBeNull())
    expect(count(LOGOUT)).toBe(1)
    expect(session.get('account')).toBeNull()
    expect(session.get('merchantCode')).toBe('suborno')
  })

  it('AUT-30 the session ends also when the call fails', async () => {
    const { user, where } = await open({ [LOGOUT]: () => Promise.reject(new TypeError('gone')) })
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(session.get('token')).toBeNull())
    expect(where()).toBe('/')
  })

  it('AUT-33 agents return to their own door', async () => {
    const { user, where } = await open({}, 41)
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(where()).toBe('/agent'))
    await waitFor(() => expect(session.get('token')).toBeNull())
  })
})
