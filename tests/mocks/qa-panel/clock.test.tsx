// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ClockSection } from '#mocks/qa-panel/clock/clock-section.tsx'
import { createTestWorld } from '../helpers.ts'
import { renderSection } from './render-section.tsx'

afterEach(cleanup)

test('the clock is set, moved and stopped, and an invalid time is refused with a message', async () => {
  const world = await createTestWorld('member')
  const part = renderSection(<ClockSection />, world)
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
