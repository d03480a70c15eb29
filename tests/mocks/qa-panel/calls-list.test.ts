// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { callSection } from '#mocks/qa-panel/call-section.ts'
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
