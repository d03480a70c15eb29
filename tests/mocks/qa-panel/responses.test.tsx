// @vitest-environment jsdom
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ResponseSection } from '#mocks/qa-panel/responses/response-section.tsx'
import type { World } from '#mocks/world/world-types.ts'
import { call, createTestWorld } from '../helpers.ts'
import { renderSection } from './render-section.tsx'

afterEach(cleanup)

const BALANCE = '/wps/v2/wallets/balance'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** The section of a world; `reload` is called where the page would load again. */
function open(world: World, reload = vi.fn()) {
  const part = renderSection(<ResponseSection />, world, { reload })
  const field = part.getByRole<HTMLTextAreaElement>('textbox', { name: 'Response body (JSON)' })
  return {
    part,
    field,
    reload,
    choose: (name: string) =>
      fireEvent.input(part.getByRole('combobox', { name: 'Operation' }), {
        target: { value: name },
      }),
    answerWith: (status: string) =>
      fireEvent.change(part.getByRole('combobox', { name: 'Status' }), {
        target: { value: status },
      }),
    write: (text: string) => fireEvent.input(field, { target: { value: text } }),
  }
}

test('a response is checked while typing, set, and removed', async () => {
  const world = await createTestWorld('member')
  await call(world, 'GET', BALANCE)
  const { part, field, reload, choose, answerWith, write } = open(world)
  expect(part.getByText('Choose an operation.')).toBeDefined()
  choose('getBalance')
  expect(part.getByText('Matches the API contract.')).toBeDefined()
  // Another operation fills in its own response, another status the contract's example.
  choose('getSystemStatus')
  expect(field.value).not.toContain('25480.50')
  choose('getBalance')
  answerWith('503')
  // The contract is a large file, which is loaded now.
  await waitFor(() => expect(field.value).toContain('"success": false'), { timeout: 30_000 })
  expect(part.getByText('Matches the API contract.')).toBeDefined()
  answerWith('200')
  const own = field.value.replace('25480.50', '7.00')
  write('{')
  expect(part.getByText('This is not valid JSON.')).toBeDefined()
  expect(part.getByRole('button', { name: 'Use this response' })).toHaveProperty('disabled', true)
  write('{"success":true}')
  expect(part.getByText(/^Breaks the API contract: /)).toBeDefined()
  write(own)
  fireEvent.click(part.getByRole('button', { name: 'Use this response' }))
  // The page loads again by itself and returns to the same operation.
  expect(reload).toHaveBeenCalledTimes(1)
  cleanup()
  const later = open(world, reload)
  expect(later.part.getByRole('combobox', { name: 'Operation' })).toHaveProperty(
    'value',
    'getBalance',
  )
  expect(later.field.value).toContain('"7.00"')
  fireEvent.click(later.part.getByRole('checkbox', { name: /asks at once$/ }))
  const answered = await call(world, 'GET', BALANCE)
  expect(answered.body.value).toMatchObject({ balance: '7.00' })
  expect(world.log.entries().at(-1)?.marks).toEqual(['fault:answer'])
  fireEvent.click(later.part.getByRole('button', { name: 'Remove getBalance' }))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(document.activeElement?.getAttribute('role')).toBe('combobox')
  expect((await call(world, 'GET', BALANCE)).body.value).toMatchObject({ balance: '25480.50' })
})

test('an example that is loaded late does not replace what was chosen meanwhile', async () => {
  const world = await createTestWorld('member')
  await call(world, 'GET', BALANCE)
  const { field, choose, answerWith } = open(world)
  choose('getMessages')
  expect(field.value).toBe('')
  choose('getBalance')
  expect(field.value).toContain('25480.50')
  answerWith('503')
  await waitFor(() => expect(field.value).toContain('"success": false'), { timeout: 30_000 })
  expect(field.value).not.toContain('messages')
})

test('a response that is set for a write waits for the user', async () => {
  const { part, reload, choose, write } = open(await createTestWorld('member'))
  choose('createWithdrawal')
  write('{"success":false}')
  fireEvent.click(part.getByRole('button', { name: 'Use this response' }))
  expect(part.getByText('Active responses (1)')).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
})
