// @vitest-environment jsdom, of its own
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { formDrafts } from '#session/drafts.ts'
import { session } from '#session/store.ts'
import { closePortal, type OpenedPortal, openPortal } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'

const WORLD = '?scenario=member&seed=7&clock=2026-11-20T09:00:00Z'
const isMember = () =>
  waitFor(() => within(screen.getByRole('banner')).getByRole('button', { name: /’s account/ }))

/** The server drops the session, and several calls are refused at once. */
async function lapse({ world, client }: OpenedPortal) {
  const token = world.visitor.token ?? ''
  await world.db.sessions.update({ token }, (row) => {
    row.ended = 'expired'
  })
  await client.refetchQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'system' })
}

async function logInAs(username: string) {
  const user = userEvent.setup()
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('Username', { selector: 'input' }), username)
  await user.type(within(dialog).getByLabelText('Password'), 'gold1234')
  await user.click(within(dialog).getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(session.get('token')).not.toBeNull())
  await isMember()
}

afterEach(async () => {
  await closePortal()
  formDrafts.clear()
  session.clear()
  sessionStorage.clear()
})

describe('an expired session', () => {
  test('D-013 ERR-13 opens one log-in pop-up and one message, however many calls fail at once', async () => {
    const shown = vi.spyOn(toast, 'show')
    const opened = await openPortal(WORLD, '/promotions?type=live')
    await isMember()
    await lapse(opened)
    await waitFor(() => expect(opened.address()).toBe('/promotions?type=live&popup=login'))
    const words = shown.mock.calls.map(([{ message }]) => message)
    expect(words.filter((text) => text === 'You are not logged in, please login')).toHaveLength(1)
    expect(await screen.findAllByRole('dialog')).toHaveLength(1)
    shown.mockRestore()
  })

  test('the same account continues on its page with its input', async () => {
    const opened = await openPortal(WORLD, '/promotions?type=live')
    await isMember()
    await waitFor(() => expect(session.get('account')).toBe('rahim'))
    formDrafts.set('feedback', { text: 'half a sentence' })
    await lapse(opened)
    await logInAs('rahim')
    await waitFor(() => expect(opened.address()).toBe('/promotions?type=live'))
    expect(formDrafts.get('feedback')).toEqual({ text: 'half a sentence' })
  })

  test('another account starts on the home page, without that input', async () => {
    const opened = await openPortal(WORLD, '/promotions?type=live')
    await isMember()
    await waitFor(() => expect(session.get('account')).toBe('rahim'))
    formDrafts.set('feedback', { text: 'half a sentence' })
    await lapse(opened)
    await logInAs('nodi')
    await waitFor(() => expect(opened.address()).toBe('/'))
    expect(formDrafts.get('feedback')).toBeNull()
  })

  test('D-017 a private page waits for the log-in and is shown again', async () => {
    const opened = await openPortal(WORLD, '/favorite')
    await isMember()
    await waitFor(() => expect(session.get('account')).toBe('rahim'))
    await lapse(opened)
    await waitFor(() => expect(opened.address()).toBe('/?popup=login'))
    await logInAs('rahim')
    await waitFor(() => expect(opened.address()).toBe('/favorite'))
  })

  test('no write is repeated by itself', async () => {
    const opened = await openPortal(WORLD, '/promotions')
    await isMember()
    await lapse(opened)
    const before = opened.world.log.entries().length
    await logInAs('rahim')
    const writes = opened.world.log
      .entries()
      .slice(before)
      .filter(({ method }) => method !== 'GET')
      .map(({ path }) => path)
    expect(writes).toEqual(['/wps/session/login'])
  })
})
