// @vitest-environment jsdom
import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HarSection } from '#mocks/qa-panel/har/har-section.tsx'
import { readHar } from '../har/recordings.ts'
import { call, createTestWorld } from '../helpers.ts'
import { renderSection } from './render-section.tsx'

afterEach(cleanup)

async function openSection() {
  const world = await createTestWorld('member')
  const part = renderSection(<HarSection />, world)
  const choose = (text: string, name: string) =>
    fireEvent.change(part.getByLabelText('HAR file'), {
      target: { files: [new File([text], name)] },
    })
  return { world, part, choose }
}

test('a chosen file shows its calls, its breaches, and what was replaced', async () => {
  const { part, choose, world } = await openSection()
  expect(part.getByText('No recording. The world answers all calls.')).toBeDefined()
  expect(part.queryByRole('heading')).toBeNull()
  choose(readHar('firefox'), 'live.har')
  await waitFor(() => part.getByRole('heading', { name: 'live.har' }))
  expect(part.getByRole('status').textContent).toBe(
    '6 calls from Firefox, recorded 2026-11-20 08:59 UTC. 2 responses break the API contract. Left to the world: 1 call of a login or a verification. Not read: 1 other request.',
  )
  const calls = within(part.getByRole('list', { name: 'Calls of the recording' }))
  expect(calls.getAllByText('breach')).toHaveLength(2)
  expect(calls.getAllByText('/value/balance must be string.')).toHaveLength(2)
  expect(part.getByText(/^Names, accounts, phone numbers.*: \d+ values$/)).toBeDefined()
  expect(part.getByText('Headers and cookies: not kept')).toBeDefined()
  fireEvent.click(part.getByRole('button', { name: 'Set clock to recording' }))
  expect(new Date(world.clock.now()).toISOString()).toBe('2026-11-20T08:59:58.000Z')
})

test('a dropped file is read, and each call shows which of both answered', async () => {
  const { part, world } = await openSection()
  const file = new File([readHar('chrome')], 'chrome.har')
  fireEvent.drop(part.getByRole('region', { name: 'HAR' }), { dataTransfer: { files: [file] } })
  await waitFor(() => part.getByRole('heading', { name: 'chrome.har' }))
  fireEvent.change(part.getByRole('combobox', { name: 'A repeated call gets' }), {
    target: { value: 'same' },
  })
  for (const path of ['/wps/v2/wallets/balance', '/wps/v2/wallets/balance', '/wps/relay/vip'])
    await act(() => call(world, 'GET', path))
  expect(part.getByText('given 2×')).toBeDefined()
  const left = part.getByRole('list', { name: 'Calls answered by the world' })
  expect(left.textContent).toBe('getVip 1×')
  fireEvent.click(part.getByRole('button', { name: 'Remove recording' }))
  expect(world.recording.recording).toBeNull()
  expect(part.getByText('No recording. The world answers all calls.')).toBeDefined()
  expect(document.activeElement).toBe(part.getByLabelText('HAR file'))
})

test('a file that is not usable is refused in a sentence, and the recording stays', async () => {
  const { part, choose, world } = await openSection()
  choose(readHar('safari'), 'safari.har')
  await waitFor(() => part.getByRole('heading', { name: 'safari.har' }))
  const before = world.recording.recording
  choose('<html>', 'page.har')
  await waitFor(() =>
    expect(part.getByRole('alert').textContent).toMatch(/^This file is not a HAR/),
  )
  expect(world.recording.recording).toBe(before)
})
