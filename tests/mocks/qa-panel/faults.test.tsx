// @vitest-environment jsdom
import { act, cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dismissAt } from '#mocks/qa-panel/controls/use-dismiss.ts'
import { FaultSection } from '#mocks/qa-panel/faults/fault-section.tsx'
import type { World } from '#mocks/world/world-types.ts'
import { operations } from '#openapi/generated/operations.ts'
import { call, createTestWorld } from '../helpers.ts'
import { renderSection } from './render-section.tsx'

afterEach(cleanup)

const BALANCE = '/wps/v2/wallets/balance'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** The section of a world, and what is read and done in it. */
function open(world: World) {
  const part = renderSection(<FaultSection />, world)
  const search = part.getByRole('searchbox', { name: 'Find an operation' })
  const choose = (name: string, value: string) =>
    fireEvent.change(part.getByLabelText(name), { target: { value } })
  return {
    part,
    search,
    choose,
    find: (words: string) => fireEvent.input(search, { target: { value: words } }),
    rows: () => [...document.querySelectorAll('.operation > button')].map((row) => row.textContent),
    /** Opens a row and adds a fault. */
    add(row: RegExp, fault: string, often = '') {
      fireEvent.click(part.getByRole('button', { name: row }))
      choose('Fault', fault)
      choose('How often', often)
      fireEvent.click(part.getByRole('button', { name: 'Add fault' }))
    },
    texts: () =>
      within(part.getByRole('list', { name: 'Active faults' }))
        .queryAllByRole('listitem')
        .map((item) => item.firstChild?.firstChild?.textContent),
  }
}

test('a fault is set, affects its calls, is used up, and is removed', async () => {
  const world = await createTestWorld('member')
  const { part, search, find, add, texts } = open(world)
  find('balance')
  add(/^getBalance/, '500', '*1')
  expect(document.activeElement).toBe(search)
  find('wallet')
  add(/^All of wallet/, '503', '~20')
  expect(texts()).toEqual([
    'getBalance fails with 500, once',
    'Every call of wallet fails with 503, one time in five',
  ])
  expect((await call(world, 'GET', BALANCE)).status).toBe(500)
  await part.findByText('Active faults (1)')
  expect(texts()).toEqual(['Every call of wallet fails with 503, one time in five'])
  fireEvent.click(part.getByRole('button', { name: /^Remove Every call of wallet/ }))
  expect(texts()).toEqual([])
  expect(world.faultRules).toEqual([])
  expect(document.activeElement).toBe(search)
})

test('every operation is listed with its tag, call and screens, and a search finds each of them', async () => {
  const { part, find, rows } = open(await createTestWorld('member'))
  const wallet = within(part.getByRole('list', { name: 'wallet' }))
  const [first, second] = wallet.getAllByRole('button').map(({ textContent }) => textContent)
  expect(first).toBe('All of wallet 12 operations')
  expect(second).toBe('getBalance GET /wps/v2/wallets/balance on header, profile, play')
  const tags = new Set(Object.values(operations).map(({ tag }) => tag))
  expect(rows()).toHaveLength(1 + tags.size + Object.keys(operations).length)
  for (const [words, best] of [
    ['getBalence', /^getBalance/],
    ['/wps/v2/wallets/balance', /^getBalance/],
    ['dialling code', /^getCountries/],
    ['red-envelope', /red-envelope$/],
    ['wallet', /^All of wallet/],
    ['all', /^All operations/],
  ] as const) {
    find(words)
    expect(rows()[0], words).toMatch(best)
  }
  find('qqqqqq')
  expect(part.getByText('No operations match.')).toBeDefined()
})

test('Enter in the search opens the first match at its fault, with its refusals', async () => {
  const world = await createTestWorld('member')
  const { part, search, find, choose, texts } = open(world)
  find('createWithdrawal')
  fireEvent.keyDown(search, { key: 'Enter' })
  const fault = part.getByLabelText('Fault')
  expect(document.activeElement).toBe(fault)
  const code = operations.createWithdrawal.refusals[0]
  choose('Fault', `code=${code}`)
  fireEvent.click(part.getByRole('button', { name: 'Add fault' }))
  expect(texts()).toEqual([`createWithdrawal is refused with ${code}`])
  // Its code cannot be chosen for other operations.
  find('getBalance')
  fireEvent.keyDown(search, { key: 'Enter' })
  expect(part.getByLabelText('Fault')).toHaveProperty('value', '500')
  choose('Fault', 'outage')
  fireEvent.input(part.getByLabelText('Amount (seconds)'), { target: { value: 'many' } })
  fireEvent.click(part.getByRole('button', { name: 'Add fault' }))
  expect(part.getByText(/No fault named "outage=many"/)).toBeDefined()
  fireEvent.input(part.getByLabelText('Amount (seconds)'), { target: { value: '30' } })
  fireEvent.click(part.getByRole('button', { name: 'Add fault' }))
  expect(texts()).toContain('getBalance fails with 503 for 30 s from the first call')
  fireEvent.click(part.getByRole('button', { name: 'Remove all' }))
  expect(texts()).toEqual([])
})

test('Escape closes the open row, then empties the search, then is the panel’s', async () => {
  const { part, search, find } = open(await createTestWorld('member'))
  find('balance')
  fireEvent.keyDown(search, { key: 'Enter' })
  act(() => void dismissAt(part.getByLabelText('Fault')))
  expect(part.queryByLabelText('Fault')).toBeNull()
  expect(document.activeElement?.textContent).toMatch(/^getBalance/)
  act(() => void dismissAt(search))
  expect(search).toHaveProperty('value', '')
  expect(dismissAt(search)).toBe(false)
})

test('faults of scenarios and responses are listed as theirs and removed', async () => {
  const world = await createTestWorld('member+wallet-unavailable+slow')
  world.faults.set('getMessages', { kind: 'answer', status: 200, body: {} })
  const { part, texts } = open(world)
  expect(texts()).toEqual([
    'getBalance fails with 503',
    'getMessages gets your response with 200',
    'Each response takes 0.4 to 1.2 s',
  ])
  expect(part.getByText('from scenario wallet-unavailable')).toBeDefined()
  expect(part.getByText('from Responses')).toBeDefined()
  expect(part.getByText('from scenario slow')).toBeDefined()
  const [first] = part.getAllByRole('button', { name: /^Remove get/ })
  if (first) fireEvent.click(first)
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Remove getMessages/)
  expect((await call(world, 'GET', BALANCE)).status).toBe(200)
  fireEvent.click(part.getByRole('button', { name: 'Remove all' }))
  expect(texts()).toEqual([])
  expect(world.latency).toBeNull()
  expect(world.faults.get('getMessages')).toBeUndefined()
})

test('the fault of all operations that a scenario brings is listed once and removed', async () => {
  const world = await createTestWorld('member+http-500')
  const { part, texts } = open(world)
  expect(texts()).toEqual(['Every call fails with 500'])
  expect(part.getByText('from scenario http-500')).toBeDefined()
  fireEvent.click(part.getByRole('button', { name: 'Remove Every call fails with 500' }))
  expect(texts()).toEqual([])
  expect((await call(world, 'GET', BALANCE)).status).toBe(200)
})

test('the network is slowed down, dripped and cut, and the browser says that it is offline', async () => {
  const world = await createTestWorld('member')
  const { choose, texts } = open(world)
  choose('Network', '3g')
  expect(world.latency).toEqual({ min: 400, max: 1200 })
  expect(texts()).toEqual(['Each response takes 0.4 to 1.2 s'])
  choose('Network', 'off')
  expect(navigator.onLine).toBe(false)
  expect(texts()).toEqual(['The page is offline'])
  expect((await call(world, 'GET', BALANCE)).status).toBe(0)
  choose('Network', 'none')
  expect(navigator.onLine).toBe(true)
  expect((await call(world, 'GET', BALANCE)).status).toBe(200)
  choose('Network', 'drip')
  expect(world.latency).toEqual({ min: 0, max: 0, drip: true })
  const response = await world.handle(
    new Request(`http://localhost${BALANCE}`, {
      headers: { 'x-merchant': 'suborno', 'x-session-token': String(world.visitor.token) },
    }),
  )
  const first = await response.body?.getReader().read()
  expect(new TextDecoder().decode(first?.value)).not.toContain('traceId')
})
