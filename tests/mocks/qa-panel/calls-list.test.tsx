// @vitest-environment jsdom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CallsSection } from '#mocks/qa-panel/calls/calls-section.tsx'
import type { World } from '#mocks/world/world-types.ts'
import { call, createTestWorld } from '../helpers.ts'
import { renderSection } from './render-section.tsx'
import { unfold } from './unfold.ts'

afterEach(cleanup)

beforeEach(() => localStorage.clear())

const get = (world: World, path: string) => act(() => call(world, 'GET', path))
const BALANCE = '/wps/v2/wallets/balance'
const STATUS = '/wps/system/status'

test('calls are listed with their answers, can be filtered and paused', async () => {
  const world = await createTestWorld('member')
  const part = renderSection(<CallsSection />, world)
  expect(part.getByText('No calls yet.')).toBeDefined()
  await get(world, BALANCE)
  await get(world, STATUS)
  const shown = () => part.queryAllByRole('listitem')
  expect(shown()).toHaveLength(2)
  const filter = part.getByRole('searchbox', { name: 'Filter calls' })
  fireEvent.input(filter, { target: { value: 'get balance' } })
  expect(shown()).toHaveLength(1)
  expect(unfold(shown()[0]?.firstElementChild).textContent).toContain('"success": true')
  fireEvent.click(part.getByRole('button', { name: 'Pause' }))
  await get(world, BALANCE)
  expect(shown()).toHaveLength(1)
  expect(part.getByText('Paused, 1 new')).toBeDefined()
  fireEvent.click(part.getByRole('button', { name: 'Pause' }))
  expect(shown()).toHaveLength(2)
  // An open call stays open while it is filtered out.
  fireEvent.input(filter, { target: { value: 'nothing' } })
  expect(shown()).toHaveLength(0)
  fireEvent.input(filter, { target: { value: '' } })
  expect(part.getByText(/"success": true/)).toBeDefined()
})

test('a new call adds one row and leaves the others as they are; the oldest of 100 leaves', async () => {
  const world = await createTestWorld('member')
  for (let n = 0; n < 100; n += 1) await call(world, 'GET', STATUS)
  const part = renderSection(<CallsSection />, world)
  const list = part.getByRole('list', { name: /^Last calls/ })
  const before = [...list.children]
  expect(before).toHaveLength(100)
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(list, { attributes: true, characterData: true, childList: true, subtree: true })
  await get(world, BALANCE)
  changes.push(...observer.takeRecords())
  observer.disconnect()
  expect(changes.flatMap(({ addedNodes }) => [...addedNodes])).toEqual([list.firstElementChild])
  expect(changes.flatMap(({ removedNodes }) => [...removedNodes])).toEqual(before.slice(-1))
  expect([...list.children].slice(1)).toEqual(before.slice(0, -1))
})

test('a breach of the contract stands out', async () => {
  const world = await createTestWorld('member', { onBreach: 'report' })
  const part = renderSection(<CallsSection />, world)
  await get(world, '/wps/no/such/call')
  await get(world, STATUS)
  const [fine, unknown] = part.getAllByRole('listitem')
  expect(unknown?.textContent).toContain('unknown-call')
  expect(unknown?.dataset.breach).toBe('')
  expect(fine?.dataset.breach).toBeUndefined()
})
