// @vitest-environment jsdom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { Activity, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StorageSection } from '#mocks/qa-panel/storage/storage-section.tsx'
import { createTestWorld } from '../helpers.ts'
import { renderSection } from './render-section.tsx'

afterEach(cleanup)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** The section, which a button hides and shows as the tabs do. */
function Hideable() {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Turn
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <StorageSection />
      </Activity>
    </>
  )
}

async function show() {
  const reload = vi.fn()
  const part = renderSection(<Hideable />, await createTestWorld('guest'), { reload })
  return { part, reload }
}

const shown = (part: Awaited<ReturnType<typeof show>>['part'], list: RegExp) =>
  within(part.getByRole('list', { name: list }))
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('code')?.textContent)

test("the app's storage is listed by place, without that of the fake backend", async () => {
  sessionStorage.setItem('token', 'session-1')
  localStorage.setItem('theme', 'midnight')
  localStorage.setItem('portal-mock:panel', 'open')
  const { part } = await show()
  expect(shown(part, /^This tab/)).toEqual(['token'])
  expect(shown(part, /^This device/)).toEqual(['theme'])
  localStorage.setItem('lang', 'BN')
  for (let turn = 0; turn < 2; turn += 1)
    fireEvent.click(part.getByRole('button', { name: 'Turn' }))
  expect(shown(part, /^This device/)).toEqual(['lang', 'theme'])
})

test('a value is edited in several lines and stored in one, the app is notified, and invalid JSON is refused', async () => {
  localStorage.setItem('draft', '{"amount":"5.00"}')
  const received: unknown[] = []
  addEventListener('storage', ({ key, newValue }) => received.push([key, newValue]), { once: true })
  const { part } = await show()
  const field = part.getByRole('textbox', { name: 'Value of draft' }) as HTMLTextAreaElement
  expect(field.value).toBe('{\n  "amount": "5.00"\n}')
  fireEvent.input(field, { target: { value: '{' } })
  fireEvent.click(part.getByRole('button', { name: 'Save' }))
  expect(part.getByRole('status').textContent).toBe('This is not valid JSON.')
  fireEvent.input(field, { target: { value: '{ "amount": "7.00" }' } })
  fireEvent.click(part.getByRole('button', { name: 'Save' }))
  expect(part.getByRole('status').textContent).toBe('draft saved.')
  expect(localStorage.getItem('draft')).toBe('{"amount":"7.00"}')
  expect(received).toEqual([['draft', '{"amount":"7.00"}']])
})

test('a value and a cookie are deleted', async () => {
  sessionStorage.setItem('token', 'session-1')
  Reflect.set(document, 'cookie', 'visited=1')
  const { part, reload } = await show()
  fireEvent.click(part.getByRole('button', { name: 'Delete token' }))
  expect(sessionStorage.getItem('token')).toBeNull()
  fireEvent.click(part.getByRole('button', { name: 'Delete visited' }))
  expect(document.cookie).toBe('')
  expect(shown(part, /^Cookies/)).toEqual([])
  const again = part.getByRole('button', { name: 'Reload page' })
  expect(document.activeElement).toBe(again)
  fireEvent.click(again)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a message says if a scenario blocks the storage', async () => {
  const forbidden = () => {
    throw new Error('The scenario blocks all storage in this browser.')
  }
  const world = await createTestWorld('guest')
  const places = [
    vi.spyOn(globalThis, 'sessionStorage', 'get'),
    vi.spyOn(globalThis, 'localStorage', 'get'),
  ]
  for (const place of places) place.mockImplementation(forbidden)
  const part = renderSection(<StorageSection />, world)
  expect(part.getAllByText('The scenario blocks all storage in this browser.')).toHaveLength(2)
  for (const place of places) place.mockRestore()
})
