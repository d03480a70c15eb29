// @vitest-environment jsdom
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CallsSection } from '#mocks/qa-panel/calls/calls-section.tsx'
import { call, createTestWorld, lastEntry } from '../helpers.ts'
import { renderSection } from './render-section.tsx'
import { unfold } from './unfold.ts'

afterEach(cleanup)

const BALANCE = '/wps/v2/wallets/balance'

beforeEach(() => localStorage.clear())

/** The section with a breakpoint for the wallet's calls. */
async function stopWallet(point: 'request' | 'answer') {
  const world = await createTestWorld('member')
  const part = renderSection(<CallsSection />, world)
  fireEvent.click(part.getByRole('button', { name: 'Breakpoints' }))
  const target = part.getByRole('combobox', { name: 'Operation, tag or all' })
  fireEvent.input(target, { target: { value: 'wallet' } })
  fireEvent.change(part.getByRole('combobox', { name: 'Where calls stop' }), {
    target: { value: point },
  })
  fireEvent.click(part.getByRole('button', { name: 'Stop calls' }))
  const readBalance = async (count: number) => {
    const answer = call(world, 'GET', BALANCE)
    await waitFor(() => expect(part.getAllByText(/^\d+ s left$/)).toHaveLength(count))
    return () => answer
  }
  return { world, part, target, readBalance }
}

test('a target that does not exist is refused with a message', async () => {
  const { part, target, world } = await stopWallet('request')
  fireEvent.input(target, { target: { value: 'walet' } })
  fireEvent.click(part.getByRole('button', { name: 'Stop calls' }))
  expect(part.getByText(/^No operation or tag named "walet". Did you mean wallet/)).toBeDefined()
  expect(world.breakpoints.list()).toHaveLength(1)
  fireEvent.click(part.getByRole('button', { name: 'Remove wallet before the handler' }))
  expect(world.breakpoints.list()).toEqual([])
  expect(document.activeElement).toBe(target)
})

test('calls wait side by side and leave in any order, with the focus on the next', async () => {
  const { part, readBalance, world } = await stopWallet('request')
  const first = await readBalance(1)
  const second = await readBalance(2)
  expect(part.getByText('2 calls wait.')).toBeDefined()
  const drop = part.getByRole('button', { name: 'Drop getBalance #2' })
  drop.focus()
  fireEvent.click(drop)
  expect((await second()).text).toBe('')
  const twice = part.getByRole('button', { name: 'Send twice getBalance #1' })
  expect(document.activeElement).toBe(part.getByRole('button', { name: 'Continue getBalance #1' }))
  twice.focus()
  fireEvent.click(twice)
  expect((await first()).status).toBe(200)
  expect(lastEntry(world)?.marks).toEqual(['held:twice', 'second:ok'])
  expect(part.getByText('No call waits.')).toBeDefined()
  expect(document.activeElement).toBe(part.getByRole('searchbox', { name: 'Filter calls' }))
})

test('an edit is checked while it is typed, and what was typed stays when another call arrives', async () => {
  const { part, readBalance, world } = await stopWallet('answer')
  const first = await readBalance(1)
  unfold(part.getByText('Edit response').closest('details'))
  const field = part.getByRole('textbox', { name: 'Edited response of call 1 (JSON)' })
  const onward = part.getByRole('button', { name: 'Continue getBalance #1' })
  const original = field instanceof HTMLTextAreaElement ? field.value : ''
  const type = (value: string) => fireEvent.input(field, { target: { value } })
  type(original.replace('"25480.50"', '7'))
  expect(
    part.getByText('Breaks the API contract: /value/balance must be string.').isConnected,
  ).toBe(true)
  expect(onward).toHaveProperty('disabled', true)
  type('{')
  expect(part.getByText('This is not valid JSON.')).toBeDefined()
  type(original.replace('25480.50', '7.00'))
  expect(part.getByText('Matches the API contract.')).toBeDefined()
  const second = await readBalance(2)
  expect(part.queryByRole('button', { name: /^Send twice/ })).toBeNull()
  fireEvent.click(onward)
  expect((await first()).body.value).toMatchObject({ balance: '7.00' })
  fireEvent.change(part.getByRole('combobox', { name: 'Fault for getBalance #2' }), {
    target: { value: '503' },
  })
  fireEvent.click(part.getByRole('button', { name: 'Fail getBalance #2' }))
  expect((await second()).status).toBe(503)
  expect(world.breakpoints.waiting()).toEqual([])
})
