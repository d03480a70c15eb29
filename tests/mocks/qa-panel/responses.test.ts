// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerSection } from '#mocks/qa-panel/answer-section.ts'
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
