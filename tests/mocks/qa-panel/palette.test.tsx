// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { disconnect, isDisconnected } from '#mocks/boot/disconnect.ts'
import { createPortalMock, type PortalMock } from '#mocks/boot/portal-mock.ts'
import { formatFaults } from '#mocks/faults/fault-rule.ts'
import { applyWaiting } from '#mocks/qa-panel/palette/later.ts'
import { Palette } from '#mocks/qa-panel/palette/palette.tsx'
import { Panel } from '#mocks/qa-panel/shell/panel.tsx'
import type { PanelTools } from '#mocks/qa-panel/shell/panel-context.ts'
import type { World } from '#mocks/world/world-types.ts'
import { createTestWorld } from '../helpers.ts'
import { createTools, renderSection } from './render-section.tsx'

afterEach(cleanup)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

/** The open palette, the links that it opens, and the sentences with which it closes. */
function show(world: World, own: Partial<PanelTools> = {}) {
  const use = vi.fn<PortalMock['use']>()
  const onClose = vi.fn()
  const portalMock = { ...createPortalMock(world, async () => undefined), use }
  const tools = createTools(world, { portalMock, ...own })
  const part = renderSection(
    <Palette toggleKeys={() => undefined} onClose={onClose} />,
    world,
    tools,
  )
  const field = part.getByRole<HTMLInputElement>('combobox', { name: 'Search or run' })
  const type = (value: string) => fireEvent.input(field, { target: { value } })
  const press = (key: string) => act(async () => fireEvent.keyDown(field, { key }))
  const marked = () => part.queryByRole('option', { selected: true })?.textContent
  const taken = () =>
    part.queryAllByRole('button', { name: /^Remove: / }).map(({ textContent }) => textContent)
  const { snapshots } = tools
  return { part, field, use, snapshots, onClose, type, press, marked, taken }
}

test('several things in one line become one world, and what it replaces is said', async () => {
  const world = await createTestWorld('guest+lang-EN')
  const { part, field, use, type, press, taken } = show(world)
  expect(document.activeElement).toBe(field)
  type('member')
  await press('Tab')
  type('rejected,BN,getBalance 503 once,+1 day,off')
  expect(taken()).toEqual([
    'Member',
    'withdraw-rejected',
    'lang-BN',
    'getBalance fails with 503, once',
    '+1 day',
  ])
  expect(part.getByRole('status').textContent).toMatch(
    /^\d+ matches\. Opens member \+ withdraw-rejected \+ lang-BN\. Replaces guest and lang-EN\.$/,
  )
  await press('Enter')
  expect(use).toHaveBeenCalledWith(
    '?scenario=member+withdraw-rejected+lang-BN&seed=7&clock=2026-11-20T09:00:00Z&fault=getBalance:503*1',
    '/',
  )
  // The clock and the network follow in the new world; the network only when the page is complete.
  const next = await createTestWorld('member+withdraw-rejected+lang-BN')
  vi.useFakeTimers()
  await applyWaiting(next)
  expect(new Date(next.clock.now()).toISOString()).toBe('2026-11-21T09:00:00.000Z')
  const call = { at: 0, ms: 1, method: 'GET', path: '/', operationId: null, status: 200 }
  const placeholder = document.createElement('p')
  placeholder.ariaBusy = 'true'
  document.body.append(placeholder)
  vi.advanceTimersByTime(5000)
  next.log.add({ ...call, marks: [], traceId: '' })
  vi.advanceTimersByTime(1500)
  expect(isDisconnected(next)).toBe(false)
  placeholder.remove()
  vi.advanceTimersByTime(1500)
  expect(isDisconnected(next)).toBe(true)
  vi.useRealTimers()
  disconnect(next, false)
  await applyWaiting(next)
  expect(next.clock.now()).toBe(Date.parse('2026-11-21T09:00:00Z'))
})

test('faults, the network and the clock need no reload, and the result is said', async () => {
  const world = await createTestWorld('guest')
  const { use, onClose, type, press, marked } = show(world)
  type('regm 401 once')
  expect(marked()).toBe(
    'registerMember fails with 401, oncesession expired · PUT /wps/member/register',
  )
  type('regm 401 once,3g,+2h')
  await press('Enter')
  expect(use).not.toHaveBeenCalled()
  expect(onClose).toHaveBeenCalledWith(
    'registerMember fails with 401, once. Network: 3G (0.4 to 1.2 s). Clock: +2 h.',
  )
  expect(formatFaults(world.faultRules)).toBe('registerMember:401*1')
  expect(world.latency).toEqual({ min: 400, max: 1200 })
  expect(world.clock.now()).toBe(Date.parse('2026-11-20T11:00:00Z'))
})

test('a snapshot is saved and restored, a section opened, and the world reset, each by one line', async () => {
  const world = await createTestWorld('member')
  const openSection = vi.fn()
  const first = show(world, { openSection })
  first.type('save snapshot before')
  await first.press('Enter')
  await waitFor(() =>
    expect(first.onClose).toHaveBeenCalledWith(expect.stringContaining('“before” saved.')),
  )
  first.type('open snapshots')
  await first.press('Enter')
  expect(openSection).toHaveBeenCalledWith('Snapshots')
  cleanup()
  const reset = vi.fn()
  const restore = vi.fn(async () => 'Restoring “before”…')
  const { snapshots, portalMock } = createTools(world, {})
  const second = show(world, {
    snapshots: { ...snapshots, list: () => first.snapshots.list(), restore },
    portalMock: { ...portalMock, reset },
  })
  second.type('restore before')
  await waitFor(() => expect(second.marked()).toContain('Restore “before”'))
  await second.press('Enter')
  expect(restore).toHaveBeenCalledWith(expect.objectContaining({ name: 'before' }))
  second.type('reset world')
  await second.press('Enter')
  expect(reset).toHaveBeenCalled()
})

test('words that nothing matches, and things that cannot go together, are refused and stay', async () => {
  const world = await createTestWorld('member')
  const { part, field, use, onClose, type, press, taken } = show(world)
  const status = () => part.getByRole('status').textContent
  type('slow,xqzzw vvkk,BN')
  expect(taken()).toEqual(['slow'])
  expect(field.value).toBe('xqzzw vvkk,BN')
  expect(status()).toContain('Nothing matches.')
  await press('Enter')
  expect([use, onClose].map((one) => one.mock.calls.length)).toEqual([0, 0])
  type('reset world')
  await press('Enter')
  expect(status()).toBe('“Reset world” and “Restore” work only alone.')
  expect([taken(), field.value]).toEqual([['slow'], 'reset world'])
  type('clock 2026-99-99')
  expect(status()).toContain('is not a time')
  type('')
  await press('Backspace')
  expect(taken()).toEqual([])
})

test('the arrows mark the suggestions in turn, under the names of their groups', async () => {
  const { part, field, type, press, marked } = show(await createTestWorld('member'))
  type('lang')
  const options = part.getAllByRole('option').map(({ textContent }) => textContent)
  expect(marked()).toBe(options[0])
  await press('ArrowUp')
  expect(marked()).toBe(options.at(-1))
  await press('ArrowDown')
  await press('ArrowDown')
  expect(marked()).toBe(options[1])
  expect(part.getByRole('option', { selected: true }).id).toBe(
    field.getAttribute('aria-activedescendant'),
  )
  expect(part.getByRole('group', { name: 'Scenarios' })).toBeDefined()
})

test('the shortcut opens it over a closed panel, and the focus returns to the page', async () => {
  const world = await createTestWorld('member')
  const host = document.createElement('portal-mock-panel')
  const button = document.createElement('button')
  document.body.append(button)
  button.focus()
  render(<Panel host={host} tools={createTools(world, {})} />)
  const shortcut = { code: 'KeyP', ctrlKey: true, altKey: true }
  fireEvent.keyDown(button, shortcut)
  const field = screen.getByRole('combobox', { name: 'Search or run' })
  expect(document.activeElement).toBe(field)
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.queryByRole('dialog', { name: 'Command palette' })).toBeNull()
  expect(document.activeElement).toBe(button)
  fireEvent.keyDown(button, shortcut)
  const again = screen.getByRole('combobox', { name: 'Search or run' })
  fireEvent.input(again, { target: { value: '+1 h' } })
  await act(async () => fireEvent.keyDown(again, { key: 'Enter' }))
  expect(screen.getByRole('status').textContent).toBe('Clock: +1 h.')
  expect(document.activeElement).toBe(button)
  button.remove()
})
