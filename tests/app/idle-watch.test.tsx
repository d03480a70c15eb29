// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import IdleWatch from '../../src/app/boot/idle-watch.tsx'
import { loadRoutes } from '../../src/app/routing/route-table.ts'
import { loadTexts } from '../../src/i18n/i18n.ts'
import { session } from '../../src/session/store.ts'
import { toast } from '../../src/ui/toast/toast-store.ts'
import { show } from '../features/visitor/auth/desk.tsx'
import { loggedIn } from '../features/visitor/auth/logged-in.tsx'

const LOGOUT = 'DELETE /wps/session/logout'
const MINUTE = 60_000
const TOKEN = 'ses-old-token-0001'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  toast.clear()
  localStorage.removeItem('lastSign')
  vi.unstubAllGlobals()
})

const open = async (at: string, idleMinutes?: number) => {
  const desk = await loggedIn({}, { jurisdiction: { idleMinutes } })
  await Promise.all([loadTexts('frame'), loadRoutes()])
  vi.useFakeTimers()
  const view = show(desk, <IdleWatch token={TOKEN} />, at)
  return { ...desk, ...view }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const warning = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' })
const said = () => toast.entries().map(({ message }) => message)

it('D-023 warns a minute before the end, and ends the session with a word why', async () => {
  const { count } = await open('/promotions', 5)
  await pass(4 * MINUTE - 1500)
  expect(warning()).toBeNull()
  await pass(3000)
  expect(warning()?.textContent).toMatch(/In \d\d seconds you will be logged out/)
  expect(session.get('token')).toBe(TOKEN)
  await pass(MINUTE)
  expect(warning()).toBeNull()
  expect(session.get('token')).toBeNull()
  expect(count(LOGOUT)).toBe(1)
  expect(said()).toEqual(['You were logged out after 5 minutes without a sign of you.'])
})

it('D-023 a key, or the word that one is here, begins the time anew', async () => {
  await open('/promotions', 5)
  await pass(3 * MINUTE)
  fireEvent.keyDown(document.body, { key: 'a' })
  await pass(3 * MINUTE)
  expect(warning()).toBeNull()
  await pass(1.5 * MINUTE)
  fireEvent.click(screen.getByRole('button', { name: 'I am here' }))
  expect(warning()).toBeNull()
  await pass(3 * MINUTE)
  expect(warning()).toBeNull()
  expect(session.get('token')).toBe(TOKEN)
})

it('D-023 a sign in another tab counts, a time to come does not', async () => {
  await open('/promotions', 5)
  await pass(3 * MINUTE)
  localStorage.setItem('lastSign', String(Date.now()))
  await pass(3 * MINUTE)
  expect(warning()).toBeNull()
  localStorage.setItem('lastSign', String(Date.now() + 60 * MINUTE))
  await pass(3 * MINUTE)
  expect(session.get('token')).toBeNull()
})

it.each([
  ['in a game', '/game/10005', 5],
  ['where the jurisdiction does not ask for it', '/promotions', undefined],
])('D-023 never %s', async (_, at, minutes) => {
  const { count } = await open(at, minutes)
  await pass(90 * MINUTE)
  expect(warning()).toBeNull()
  expect(count(LOGOUT)).toBe(0)
  expect(session.get('token')).toBe(TOKEN)
})

// The last one: whoever logs out with this token is done with it.
it('D-023 the first key of somebody who comes back logs nobody out', async () => {
  const { count } = await open('/promotions', 5)
  await pass(4.5 * MINUTE)
  const stay = screen.getByRole('button', { name: 'I am here' })
  expect(document.activeElement).toBe(stay)
  fireEvent.keyDown(stay, { key: 'Escape' })
  expect(warning()).toBeNull()
  await pass(4.5 * MINUTE)
  fireEvent.click(screen.getByRole('button', { name: 'Log out now' }))
  await pass(2000)
  expect(count(LOGOUT)).toBe(1)
})
