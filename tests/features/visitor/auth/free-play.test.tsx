// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Login from '../../../../src/features/visitor/auth/screens/login.tsx'
import { clearSeal, granted, infoOf, openDesk, show } from './desk.tsx'

vi.mock('../../../../src/api/seal.ts', () => clearSeal)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(...server: Parameters<typeof openDesk>) {
  const desk = await openDesk(...server)
  const view = show(desk, <Login onClose={() => undefined} />)
  await screen.findByRole('dialog', { name: 'Log in' })
  return { ...desk, ...view, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}

describe('free play from the log-in pop-up', () => {
  it('AUT-14 free play asks for a trial account and goes to the home page', async () => {
    const { user, where, count } = await open({
      'POST /wps/session/login/freeplay': () => granted(),
      'GET /wps/member/info': () => infoOf(4),
    })
    await user.dblClick(screen.getByRole('button', { name: /Try it free/ }))
    await waitFor(() => expect(where()).toBe('/'))
    expect(count('POST /wps/session/login/freeplay')).toBe(1)
  })

  it('AUT-14 free play is not offered while its module is off', async () => {
    await open({}, { whitelabel: [] })
    expect(screen.queryByRole('button', { name: /Try it free/ })).toBeNull()
  })
})
