// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { faultSection } from '#mocks/qa-panel/fault-section.ts'
import { call, createTestWorld } from '../helpers.ts'

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
  fireEvent.change(part.getByRole('combobox', { name: 'Network' }), { target: { value: '3g' } })
  expect(world.latency).toEqual({ min: 400, max: 1200 })
  fireEvent.change(part.getByRole('combobox', { name: 'Network' }), { target: { value: 'off' } })
  expect(navigator.onLine).toBe(false)
  expect(texts()).toEqual(['all:reset'])
  expect((await call(world, 'GET', BALANCE)).status).toBe(0)
  fireEvent.change(part.getByRole('combobox', { name: 'Network' }), { target: { value: 'none' } })
  expect(navigator.onLine).toBe(true)
  expect((await call(world, 'GET', BALANCE)).status).toBe(200)
  fireEvent.change(part.getByRole('combobox', { name: 'Network' }), { target: { value: 'drip' } })
  expect(world.latency).toEqual({ min: 0, max: 0, drip: true })
  const response = await world.handle(
    new Request(`http://localhost${BALANCE}`, {
      headers: { 'x-merchant': 'suborno', 'x-session-token': String(world.visitor.token) },
    }),
  )
  const first = await response.body?.getReader().read()
  expect(new TextDecoder().decode(first?.value)).not.toContain('traceId')
  fireEvent.change(part.getByRole('combobox', { name: 'Network' }), { target: { value: 'none' } })
})
