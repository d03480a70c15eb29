// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPortalMock } from '#mocks/boot/portal-mock.ts'
import { parseFaults } from '#mocks/faults/fault-rule.ts'
import { answerSection } from '#mocks/qa-panel/answer-section.ts'
import { callSection } from '#mocks/qa-panel/call-section.ts'
import { clockSection } from '#mocks/qa-panel/clock-section.ts'
import { faultSection } from '#mocks/qa-panel/fault-section.ts'
import { readFavourites } from '#mocks/qa-panel/scenario-list.ts'
import { scenarioSection, withRole } from '#mocks/qa-panel/scenario-section.ts'
import { call, createTestWorld } from '../helpers.ts'

/** A recorder without steps. */
const noRecorder = { steps: () => [], restart: () => undefined, onStep: () => () => undefined }
const noStepBack = { has: () => false, back: async () => undefined, start: async () => '' }

const BALANCE = '/wps/v2/wallets/balance'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})

const show = (body: HTMLElement) => {
  document.body.append(body)
  return within(body)
}

test('scenarios are grouped by theme, one replaces those that it contradicts, and favourites come first', async () => {
  const world = await createTestWorld('member')
  history.replaceState(null, '', '/rng?q=gold&scenario=member')
  const part = show(
    scenarioSection(
      world,
      createPortalMock(world, async () => undefined),
    ).body,
  )
  const box = (name: string) => part.getByRole('checkbox', { name: new RegExp(`^${name}[A-Z]`) })
  expect(box('member')).toHaveProperty('checked', true)
  expect(part.getByRole('list', { name: 'Money' }).children.length).toBeGreaterThan(5)
  expect(box('trial').closest('label')?.textContent).toContain('Replaces member')
  fireEvent.click(box('slow'))
  const link = part.getByRole('textbox', { name: 'Link to this world' })
  expect(link).toHaveProperty(
    'value',
    'http://localhost:3000/rng?scenario=member+slow&seed=7&clock=2026-11-20T09:00:00Z&q=gold',
  )
  // The link includes later changes.
  world.faultRules = parseFaults('wallet:503*2')
  history.replaceState(null, '', '/slots?q=gold&scenario=member')
  fireEvent.click(part.getByRole('button', { name: 'QR code' }))
  expect(link).toHaveProperty(
    'value',
    'http://localhost:3000/slots?scenario=member+slow&seed=7&clock=2026-11-20T09:00:00Z&fault=wallet:503*2&q=gold',
  )
  fireEvent.click(box('trial'))
  expect(part.getByRole('status').textContent).toBe('Deselected because of a conflict: member.')
  expect(box('member')).toHaveProperty('checked', false)
  expect(link).toHaveProperty('value', expect.stringContaining('scenario=slow+trial&'))
  fireEvent.input(part.getByRole('textbox', { name: 'Seed' }), { target: { value: 'seven' } })
  expect(part.getByRole('status').textContent).toMatch(/seed/)
  expect(part.getByRole('button', { name: 'Open this world' })).toHaveProperty('disabled', true)
  fireEvent.click(part.getByRole('button', { name: 'Favourite: slow' }))
  const favourites = within(part.getByRole('list', { name: 'Favourites' }))
  expect(favourites.getByText('slow')).toBeDefined()
  const find = (words: string) => {
    fireEvent.input(part.getByRole('searchbox'), { target: { value: words } })
    return part.queryAllByRole('checkbox').map((one) => one.closest('label')?.textContent ?? '')
  }
  expect(find('network slow').some((text) => text.startsWith('slow'))).toBe(true)
  expect(find('maintenence').some((text) => text.startsWith('maintenance'))).toBe(true)
  expect(find('xqzzw')).toEqual([])
})

test('another visitor keeps the compatible scenarios', () => {
  expect(withRole('agent-team-small', ['member', 'slow', 'lang-BN'])).toEqual([
    'agent-team-small',
    'slow',
    'lang-BN',
  ])
  expect(withRole('guest', ['member', 'kyc-verified'])).not.toContain('member')
  // A team of the same agent that is chosen stays.
  expect(withRole('agent-team-small', ['slow', 'agent-team-huge'])).toEqual([
    'agent-team-huge',
    'slow',
  ])
})

test('the moved clock is in the link', async () => {
  const world = await createTestWorld('member')
  const mock = createPortalMock(world, async () => undefined)
  const part = show(scenarioSection(world, mock).body)
  world.clock.advance('1d')
  const link = part.getByRole('textbox', { name: 'Link to this world' })
  expect(link).toHaveProperty('value', expect.stringContaining('clock=2026-11-21T09:00:00Z'))
})

test('invalid stored favourites are ignored', () => {
  expect([...readFavourites('["slow","nothing",7]')]).toEqual(['slow'])
  expect(readFavourites('{').size).toBe(0)
  expect(readFavourites(null).size).toBe(0)
})

test('a fault is set, affects its calls, is used up, and is removed; the network slows down', async () => {
  const world = await createTestWorld('member')
  const part = show(faultSection(world).body)
  const target = part.getByRole('combobox', { name: 'Operation, tag or all' })
  const add = (name: string, fault: string, often: string) => {
    fireEvent.input(target, { target: { value: name } })
    fireEvent.change(part.getByRole('combobox', { name: 'Fault' }), { target: { value: fault } })
    fireEvent.change(part.getByRole('combobox', { name: 'How often' }), {
      target: { value: often },
    })
    fireEvent.click(part.getByRole('button', { name: 'Add fault' }))
  }
  add('getBalence', '500', '')
  expect(part.getByRole('status').textContent).toContain('Did you mean getBalance')
  expect(target).toHaveProperty('value', 'getBalence')
  add('getBalance', '500', '*1')
  add('wallet', '503', '~20')
  const texts = () => part.queryAllByRole('listitem').map((item) => item.firstChild?.textContent)
  expect(texts()).toEqual(['getBalance:500*1', 'wallet:503~20'])
  expect((await call(world, 'GET', BALANCE)).status).toBe(500)
  expect(texts()).toEqual(['wallet:503~20'])
  fireEvent.click(part.getByRole('button', { name: 'Remove wallet:503~20' }))
  expect(texts()).toEqual([])
  fireEvent.change(part.getByRole('combobox', { name: 'Network' }), { target: { value: '2' } })
  expect(world.latency).toEqual({ min: 400, max: 1200 })
  fireEvent.change(part.getByRole('combobox', { name: 'Network' }), { target: { value: 'off' } })
  expect(navigator.onLine).toBe(false)
  expect(texts()).toEqual(['all:reset'])
  expect((await call(world, 'GET', BALANCE)).status).toBe(0)
  fireEvent.change(part.getByRole('combobox', { name: 'Network' }), { target: { value: '0' } })
  expect(navigator.onLine).toBe(true)
  expect((await call(world, 'GET', BALANCE)).status).toBe(200)
  fireEvent.change(part.getByRole('combobox', { name: 'Network' }), { target: { value: '4' } })
  expect(world.latency).toEqual({ min: 0, max: 0, drip: true })
  const response = await world.handle(
    new Request(`http://localhost${BALANCE}`, {
      headers: { 'x-merchant': 'suborno', 'x-session-token': String(world.visitor.token) },
    }),
  )
  const first = await response.body?.getReader().read()
  expect(new TextDecoder().decode(first?.value)).not.toContain('traceId')
  fireEvent.change(part.getByRole('combobox', { name: 'Network' }), { target: { value: '0' } })
})

test('calls are listed with their answers, can be filtered and paused', async () => {
  const world = await createTestWorld('member')
  const part = show(callSection(world, noRecorder, noStepBack).body)
  await call(world, 'GET', BALANCE)
  await call(world, 'GET', '/wps/system/status')
  const shown = () => part.queryAllByRole('listitem').map((item) => item.textContent)
  expect(shown()).toHaveLength(2)
  fireEvent.input(part.getByRole('searchbox'), { target: { value: 'get balance' } })
  expect(shown()).toHaveLength(1)
  const [details] = document.querySelectorAll<HTMLDetailsElement>('li:not([hidden]) details')
  if (!details) throw new Error('There is no call.')
  details.open = true
  fireEvent(details, new Event('toggle'))
  expect(details.textContent).toContain('"success": true')
  fireEvent.click(part.getByRole('button', { name: 'Pause' }))
  await call(world, 'GET', BALANCE)
  expect(shown()).toHaveLength(1)
  fireEvent.click(part.getByRole('button', { name: 'Pause' }))
  expect(shown()).toHaveLength(2)
})

test('the clock is set, moved and stopped, and an invalid time is refused with a message', async () => {
  const world = await createTestWorld('member')
  const part = show(clockSection(world).tab.body)
  fireEvent.click(part.getByRole('button', { name: '+30 min' }))
  expect(part.getByText('2026-11-20T09:30:00Z')).toBeDefined()
  const field = part.getByRole('textbox', { name: 'Set to' })
  fireEvent.input(field, { target: { value: 'yesterday' } })
  fireEvent.click(part.getByRole('button', { name: 'Set' }))
  expect(part.getByRole('status').textContent).toMatch(/is not a time/)
  fireEvent.input(field, { target: { value: '2026-12-24T00:00:00Z' } })
  fireEvent.click(part.getByRole('button', { name: 'Set' }))
  expect(world.clock.now()).toBe(Date.parse('2026-12-24T00:00:00Z'))
})

test('a custom answer is checked while typing, set, and removed', async () => {
  const world = await createTestWorld('member')
  await call(world, 'GET', BALANCE)
  const load = vi.fn()
  const part = show(answerSection(world, load).body)
  const verdict = () => part.getByRole('status').textContent
  expect(verdict()).toBe('Choose an operation.')
  fireEvent.input(part.getByRole('combobox', { name: 'Operation' }), {
    target: { value: 'getBalance' },
  })
  const field = part.getByRole('textbox', { name: 'Response body (JSON)' })
  expect(verdict()).toBe('Matches the API contract.')
  // Another operation fills in its own answer, another status the contract's example.
  fireEvent.input(part.getByRole('combobox', { name: 'Operation' }), {
    target: { value: 'getSystemStatus' },
  })
  expect(field).not.toHaveProperty('value', expect.stringContaining('25480.50'))
  fireEvent.input(part.getByRole('combobox', { name: 'Operation' }), {
    target: { value: 'getBalance' },
  })
  fireEvent.change(part.getByRole('combobox', { name: 'Status' }), { target: { value: '503' } })
  await waitFor(
    () => expect((field as HTMLTextAreaElement).value).toContain('"success": false'),
    // The contract is a large file, which is loaded now.
    { timeout: 30_000 },
  )
  expect(verdict()).toBe('Matches the API contract.')
  fireEvent.change(part.getByRole('combobox', { name: 'Status' }), { target: { value: '200' } })
  const own = (field as HTMLTextAreaElement).value.replace('25480.50', '7.00')
  fireEvent.input(field, { target: { value: '{' } })
  expect(verdict()).toBe('This is not valid JSON.')
  fireEvent.input(field, { target: { value: '{"success":true}' } })
  expect(verdict()).toMatch(/^Breaks the API contract: /)
  fireEvent.input(field, { target: { value: own } })
  fireEvent.click(part.getByRole('button', { name: 'Use this response' }))
  // The page loads again by itself and returns to the same operation.
  expect(load).toHaveBeenCalledTimes(1)
  document.body.replaceChildren()
  const later = show(answerSection(world, load).body)
  expect(later.getByRole('combobox', { name: 'Operation' })).toHaveProperty('value', 'getBalance')
  expect((later.getByRole('textbox') as HTMLTextAreaElement).value).toContain('"7.00"')
  fireEvent.click(later.getByRole('checkbox', { name: /asks at once$/ }))
  const answered = await call(world, 'GET', BALANCE)
  expect(answered.body.value).toMatchObject({ balance: '7.00' })
  expect(world.log.entries().at(-1)?.marks).toEqual(['fault:answer'])
  fireEvent.click(later.getByRole('button', { name: 'Remove getBalance' }))
  expect(load).toHaveBeenCalledTimes(1)
  expect((await call(world, 'GET', BALANCE)).body.value).toMatchObject({ balance: '25480.50' })
})
