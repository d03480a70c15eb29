// @vitest-environment jsdom, of its own
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import IdleWatch from '#app/boot/idle-watch.tsx'
import { session } from '#session/store.ts'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'

const MINUTE = 60_000

afterEach(closePortal)

/** A member whose jurisdiction ends idle sessions after some minutes, or never. */
const open = async (route: string, idleMinutes?: number) => {
  const opened = await openPortal(frozenLink('member'), route, {
    view: null,
    texts: ['frame'],
    config: ({ jurisdiction: { idleMinutes: _, ...jurisdiction }, ...config }) => ({
      ...config,
      jurisdiction: { ...jurisdiction, ...(idleMinutes && { idleMinutes }) },
    }),
  })
  const token = session.get('token') ?? ''
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  opened.show(<IdleWatch token={token} />)
  return { ...opened, token }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const warning = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' })
const messages = () => toast.entries().map(({ message }) => message)

test('D-023 warns a minute before the end, then ends the session with a message', async () => {
  const { count, token } = await open('/promotions', 5)
  await pass(4 * MINUTE - 1500)
  expect(warning()).toBeNull()
  await pass(3000)
  expect(warning()?.textContent).toMatch(/You will be logged out in \d\d seconds/)
  expect(session.get('token')).toBe(token)
  await pass(MINUTE)
  expect(warning()).toBeNull()
  expect(session.get('token')).toBeNull()
  await expect.poll(() => count('logout')).toBe(1)
  expect(messages()).toEqual(['You were logged out after 5 minutes of inactivity.'])
})

test('D-023 a key or the confirmation restarts the time', async () => {
  const { token } = await open('/promotions', 5)
  await pass(3 * MINUTE)
  fireEvent.keyDown(document.body, { key: 'a' })
  await pass(3 * MINUTE)
  expect(warning()).toBeNull()
  await pass(1.5 * MINUTE)
  fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }))
  expect(warning()).toBeNull()
  await pass(3 * MINUTE)
  expect(warning()).toBeNull()
  expect(session.get('token')).toBe(token)
})

test('D-023 activity in another tab counts, a time in the future does not', async () => {
  await open('/promotions', 5)
  await pass(3 * MINUTE)
  localStorage.setItem('lastActivityAt', String(Date.now()))
  await pass(3 * MINUTE)
  expect(warning()).toBeNull()
  localStorage.setItem('lastActivityAt', String(Date.now() + 60 * MINUTE))
  await pass(3 * MINUTE)
  expect(session.get('token')).toBeNull()
})

test.each([
  ['in a game', '/game/10005', 5],
  ['if the jurisdiction does not require it', '/promotions', undefined],
])('D-023 never %s', async (_, at, minutes) => {
  const { count, token } = await open(at, minutes)
  await pass(90 * MINUTE)
  expect(warning()).toBeNull()
  expect(count('logout')).toBe(0)
  expect(session.get('token')).toBe(token)
})

// The last test, because its logout ends the session of this token.
test('D-023 the first key after an absence logs nobody out', async () => {
  const { count } = await open('/promotions', 5)
  await pass(4.5 * MINUTE)
  const stay = screen.getByRole('button', { name: 'Stay logged in' })
  expect(document.activeElement).toBe(stay)
  fireEvent.keyDown(stay, { key: 'Escape' })
  expect(warning()).toBeNull()
  await pass(4.5 * MINUTE)
  fireEvent.click(screen.getByRole('button', { name: 'Log out now' }))
  await pass(2000)
  await expect.poll(() => count('logout')).toBe(1)
})
