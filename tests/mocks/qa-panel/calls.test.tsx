// @vitest-environment jsdom
import { act, cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSocket } from '#mocks/contract/open-socket.ts'
import { CallsSection } from '#mocks/qa-panel/calls/calls-section.tsx'
import { toHar } from '#mocks/qa-panel/calls/har.ts'
import { readPins } from '#mocks/qa-panel/calls/pins.ts'
import { bugReport } from '#mocks/qa-panel/calls/report.ts'
import type { World } from '#mocks/world/world-types.ts'
import { call, createTestWorld } from '../helpers.ts'
import { renderSection } from './render-section.tsx'
import { unfold } from './unfold.ts'

afterEach(cleanup)

beforeEach(() => localStorage.clear())

const show = (world: World) => renderSection(<CallsSection />, world)

/** Opens the n-th call. */
const open = (part: ReturnType<typeof show>, n = 0) =>
  unfold(part.getAllByRole('listitem')[n]?.querySelector('details'))

const getBalance = (world: World) => act(() => call(world, 'GET', '/wps/v2/wallets/balance'))

test('a call shows its screen, its headers and its changes, row by row', async () => {
  const world = await createTestWorld('member')
  const part = show(world)
  history.replaceState(null, '', '/slots?page=2&scenario=member')
  const nodeId = world.catalogue.byType('RNG')[40]?.nodeId
  await act(() => call(world, 'POST', '/wps/relay/favoriteGame', { body: { nodeId } }))
  history.replaceState(null, '', '/')
  const details = open(part)
  expect(details.querySelector('summary')?.textContent).toContain('1 row')
  expect(details.textContent).toContain('Screen/slots?page=2')
  unfold(within(details).getByText('Headers').closest('details'))
  expect(details.textContent).toContain('x-merchant: suborno')
  expect(details.textContent).toContain('x-server-time: ')
  const table = within(details).getByRole('table', { name: /^favorites .*: added$/ })
  expect(within(table).getByRole('row', { name: `nodeId ${nodeId}` })).toBeDefined()
  fireEvent.input(part.getByRole('searchbox'), { target: { value: '/slots favorites' } })
  expect(part.queryAllByRole('listitem')).toHaveLength(1)
  const { log } = toHar(world.log.entries(), 'http://localhost')
  expect(log.pages.map(({ title }) => title)).toEqual(['/slots?page=2'])
  expect(log.entries[0]).toMatchObject({ pageref: 'page-1', _rows: [{ table: 'favorites' }] })
})

test('a pinned call stays when calls are cleared and in another world, until it is unpinned', async () => {
  const world = await createTestWorld('member')
  const part = show(world)
  await getBalance(world)
  fireEvent.click(within(open(part)).getByRole('button', { name: 'Pin' }))
  fireEvent.click(part.getByRole('button', { name: 'Clear' }))
  const pinned = () => within(part.getByRole('list', { name: 'Pinned calls' }))
  expect(pinned().getAllByRole('listitem')).toHaveLength(1)
  cleanup()
  const later = show(await createTestWorld('guest'))
  const details = open(later)
  expect(details.textContent).toContain('25480.50')
  fireEvent.click(within(details).getByRole('button', { name: 'Pin' }))
  expect(later.queryByRole('list', { name: 'Pinned calls' })?.children ?? []).toHaveLength(0)
  expect(localStorage.getItem('portal-mock:pinned')).toBe('[]')
})

test('two calls are compared side by side, with different lines marked', async () => {
  const world = await createTestWorld('member')
  const part = show(world)
  await getBalance(world)
  await world.db.wallets.update({}, (row) => {
    row.balance = '7.00'
  })
  await getBalance(world)
  fireEvent.click(within(open(part, 1)).getByRole('button', { name: 'Compare' }))
  expect(part.getByText(/Choose Compare on another call/)).toBeDefined()
  fireEvent.click(within(open(part, 0)).getByRole('button', { name: 'Compare' }))
  const answered = within(part.getByRole('table', { name: 'Response' }))
  expect(
    answered.getByRole('row', { name: /^≠ "balance": "25480.50" "balance": "7.00"$/ }),
  ).toBeDefined()
  expect(answered.queryByRole('row', { name: /^≠ "status"/ })).toBeNull()
  expect(part.getByText('Request: identical')).toBeDefined()
  fireEvent.click(part.getByRole('button', { name: 'Close comparison' }))
  expect(part.queryByRole('table', { name: 'Response' })).toBeNull()
  expect(document.activeElement).toBe(part.getByRole('searchbox'))
})

test('invalid stored pinned calls are ignored', () => {
  expect(readPins('{')).toEqual([])
  expect(readPins('{"a":1}')).toEqual([])
  expect(readPins('[7,{"n":1}]')).toEqual([])
})

test('messages of the socket are listed between the calls, in the archive and in the report', async () => {
  const world = await createTestWorld('member')
  const part = show(world)
  const received: string[] = []
  await act(async () => {
    const leave = await openSocket(world, world.visitor.token, {
      send: (text) => received.push(text),
      close: () => undefined,
    })
    world.emit('message.new', { messageId: 'm-1', unreadMessage: 3 }, 1001)
    leave()
  })
  const lines = part.getAllByRole('listitem').map((item) => item.textContent ?? '')
  expect(lines.map((line) => line.replace(/socket09.*$/, ''))).toEqual([
    '●closed by the page',
    '↓received message.new',
    '○opened socket',
  ])
  expect(open(part, 1).textContent).toContain('"unreadMessage": 3')
  const archived = toHar([], 'http://localhost', world.sockets.frames.entries()).log.entries
  expect(archived).toEqual([
    expect.objectContaining({
      _webSocketMessages: [expect.objectContaining({ type: 'receive', data: received[0] })],
    }),
  ])
  expect(bugReport(world, 'http://localhost/', 'a browser', [])).toContain('received message.new')
  fireEvent.click(part.getByRole('button', { name: 'Clear' }))
  expect(world.sockets.frames.entries()).toEqual([])
})

test('a socket that is refused or closed shows the reason', async () => {
  const world = await createTestWorld('member')
  const line = { send: () => undefined, close: () => undefined }
  await openSocket(world, 'nobody', line)
  await openSocket(world, world.visitor.token, line)
  world.sockets.close(null, 4503, 'Maintenance.')
  expect(world.sockets.frames.entries().map(({ does, name }) => `${does} ${name}`)).toEqual([
    'closed 4401 The session is over.',
    'opened socket',
    'closed 4503 Maintenance.',
  ])
})
